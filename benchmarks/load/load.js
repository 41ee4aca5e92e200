// A closed loop of load: matches x seats, each seat moves when it is asked, after some thought.
//
//   node load.js --adapter doubloon --url http://127.0.0.1:8000 --matches 50 --seats 3
//                --seconds 10 --warm 3 --think 0 --watchers 0 --pid PID-OF-THE-SERVER
//
// Prints one line of JSON. Latencies, in ms, are from when a move is sent until another seat's
// client has read the state that it led to ("others") or the mover's own has ("own").
const fs = require('fs');

const arg = (name, or) => {
  const at = process.argv.indexOf('--' + name);
  return at < 0 ? or : process.argv[at + 1];
};
const ADAPTER = arg('adapter', 'doubloon');
const adapter = require('./adapters/' + ADAPTER);
const url = arg('url', 'http://127.0.0.1:8000');
const MATCHES = +arg('matches', 50), SEATS = +arg('seats', 3), SECONDS = +arg('seconds', 10);
const WARM = +arg('warm', 3), THINK = +arg('think', 0), PID = arg('pid', '');
const WATCHERS = +arg('watchers', 0); // of each match, besides those who play
const AT_ONCE = 10; // matches set up together
const KEPT = 32; // arrivals that a seat remembers
if (!/^http:\/\/127\.0\.0\.1[:/]/.test(url)) throw new Error('loopback only');

const now = () => Number(process.hrtime.bigint()) / 1e6;
const sleep = (seconds) => new Promise((wake) => setTimeout(wake, seconds * 1000));
const round = (number, digits = 2) => +(number ?? NaN).toFixed(digits);
const part = (sorted, share) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);

const memory = () => {
  if (!PID) return null;
  return round(+/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${PID}/status`, 'utf8'))[1] / 1024, 1);
};
const cpu = (pid) => { // ms, with its child processes; the kernel counts hundredths of a second
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return (+fields[11] + +fields[12]) * 10 + children.reduce((sum, child) => sum + cpu(child), 0);
};
const busy = () => { // ms of all cores, without what the host took
  const line = fs.readFileSync('/proc/stat', 'utf8').split('\n')[0];
  const fields = line.trim().split(/\s+/).slice(1).map(Number);
  return (fields[0] + fields[1] + fields[2] + fields[5] + fields[6]) * 10;
};
const spent = () => ({ at: now(), server: PID ? cpu(PID) : 0, load: cpu(process.pid), all: busy() });

let started = false, measuring = false, stopped = false, moves = 0, errors = 0, undelivered = 0;
const others = [], own = [];
const onError = (error) => { if (!stopped && ++errors < 4) console.error('error:', error.message || error); };

// One match: when each seat had which version, and the moves that have not reached everybody yet.
class Match {
  constructor(made) {
    this.made = made;
    this.arrivals = Array.from({ length: SEATS }, () => []);
    this.pending = [];
    this.first = [];
  }

  onState(seat, version, asked) {
    const t = now(), arrivals = this.arrivals[seat];
    if (!arrivals.length || arrivals[arrivals.length - 1].version < version) {
      arrivals.push({ version, t });
      if (arrivals.length > KEPT) arrivals.shift();
      this.pending = this.pending.filter((move) => !this.settle(move));
    }
    if (!asked || stopped) return;
    if (started) this.think(seat);
    else this.first[seat] = () => this.think(seat);
  }

  think(seat) {
    if (THINK) setTimeout(() => this.move(seat), THINK * (0.5 + Math.random()));
    else this.move(seat);
  }

  async move(seat) {
    if (stopped) return;
    const move = { seat, t: now(), version: 0, measured: measuring, left: [] };
    const sent = () => { move.t = now(); move.measured = measuring; };
    try {
      const version = this.made.seats[seat].move(sent);
      move.version = typeof version === 'number' ? version : await version;
    } catch (error) {
      return onError(error);
    }
    if (move.version === null) return;
    move.left = Array.from({ length: SEATS }, (_, each) => each);
    if (!this.settle(move)) this.pending.push(move);
  }

  // Note who has seen the move by now; true when all have.
  settle(move) {
    move.left = move.left.filter((seat) => {
      const seen = this.arrivals[seat].find((each) => each.version >= move.version);
      if (seen && move.measured) (seat === move.seat ? own : others).push(seen.t - move.t);
      return !seen;
    });
    if (move.left.length) return false;
    if (move.measured) moves++;
    return true;
  }
}

const inGroups = async (list, work) => {
  for (let at = 0; at < list.length; at += AT_ONCE) await Promise.all(list.slice(at, at + AT_ONCE).map(work));
};

(async () => {
  const before = memory(), began = now(), matches = [];
  await inGroups(Array(MATCHES).fill(0), async () => matches.push(new Match(await adapter.create(url, SEATS))));
  await inGroups(matches, (match) => Promise.all(match.arrivals.map((_, seat) => adapter.connect(match.made, seat, {
    onState: (version, asked) => match.onState(seat, version, asked),
    onError,
  }))));
  const watched = matches.flatMap((match) => Array(WATCHERS).fill(match));
  await inGroups(watched, (match) => adapter.watch(match.made, onError));
  const setup = (now() - began) / 1000;
  await sleep(1);
  const connected = memory();
  started = true; // nobody moves before every seat is connected
  for (const match of matches) for (const first of match.first) if (first) first();
  await sleep(WARM);
  measuring = true;
  const from = spent();
  await sleep(SECONDS);
  measuring = false;
  const to = spent(), after = memory();
  await sleep(1);
  stopped = true;
  for (const match of matches) undelivered += match.pending.filter((move) => move.measured).length;
  others.sort((a, b) => a - b);
  own.sort((a, b) => a - b);
  const ms = to.at - from.at, percent = (time) => round((time / ms) * 100, 0);
  const server = to.server - from.server, load = to.load - from.load;
  console.log(JSON.stringify({
    adapter: ADAPTER, matches: MATCHES, clients: MATCHES * SEATS, seconds: SECONDS, think_ms: THINK,
    setup_s: round(setup), moves, moves_per_s: round((moves / ms) * 1000, 0),
    others_p50: part(others, 0.5), others_p99: part(others, 0.99),
    own_p50: part(own, 0.5), own_p99: part(own, 0.99), undelivered, errors,
    server_us_per_move: moves ? round((server / moves) * 1000, 0) : null,
    server_cpu: percent(server), load_cpu: percent(load), other_cpu: percent(to.all - from.all - server - load),
    rss_start: before, rss_connected: connected, rss_after: after,
  }));
  process.exit(0);
})().catch((error) => { console.error('failed:', error); process.exit(1); });
