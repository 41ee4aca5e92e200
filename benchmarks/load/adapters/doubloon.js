// Doubloon as a browser uses it: one stream and one other connection for each seat, known by cookie.
//
// GAME names the game. MOVES says how a move comes about: `steps` posts one action at a time;
// `whole` taps on words until the move is whole, then posts it. A finished game is followed by
// a rematch, so that the load goes on.
const http = require('http');
const { Connection, post } = require('../http');

const GAME = process.env.GAME || 'endless_toy';
const WHOLE = process.env.MOVES === 'whole';
const LONGEST = 20; // actions in a move
const GENERATION = 1e9; // a rematch's versions come after all of the game before

const any = (list) => list[Math.floor(Math.random() * list.length)];

exports.create = async (url, seats) => {
  const match = { url, cookies: [], seats: [], order: new Map() };
  const made = await post(`${url}/api/tables`, { game: GAME, players: seats, name: 'p0' });
  const id = made.body.table;
  match.id = id;
  match.cookies[0] = made.headers.get('set-cookie').split(';')[0];
  for (let seat = 1; seat < seats; seat++) {
    const joined = await post(`${url}/api/tables/${id}/join`, { name: 'p' + seat });
    match.cookies[seat] = joined.headers.get('set-cookie').split(';')[0];
  }
  await post(`${url}/api/tables/${id}/start`, {}, { cookie: match.cookies[0] });
  return match;
};

// Somebody who only watches the table, and reads whatever comes.
exports.watch = (match, onError) =>
  new Promise((resolve, reject) => {
    const stream = http.get(`${match.url}/api/stream?table=${match.id}`, { agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`stream ${answer.statusCode}`));
      answer.on('data', resolve);
      answer.on('end', () => onError('the stream ended'));
    });
    stream.on('error', reject);
  });

// A number that grows over all tables of a match.
const versionOf = (match, table, number) => {
  if (!match.order.has(table)) match.order.set(table, match.order.size * GENERATION);
  return match.order.get(table) + number;
};

exports.connect = (match, seat, { onState, onError }) =>
  new Promise((resolve, reject) => {
    const connection = new Connection(match.url, `Cookie: ${match.cookies[seat]}\r\n`);
    let table = '';
    let decision = null;
    let asked = ''; // the last decision that is thought about
    let answered = ''; // the last one that was answered
    let requests = 0; // names a request, so that it could be repeated, as our own client does

    const again = async () => {
      const next = await connection.post(`/api/tables/${table}/rematch`, {});
      await connection.post(`/api/tables/${next.table}/start`, {});
    };

    const words = async () => {
      let chosen = [];
      let word = any(decision.choices);
      while (WHOLE && chosen.length < LONGEST && word !== 'done') {
        const seen = await connection.post(`/api/tables/${table}/tap`, { words: chosen, word });
        chosen = seen.words;
        if (seen.reveals || seen.choices.length === 0) return chosen;
        word = any(seen.choices);
      }
      return [...chosen, word];
    };

    const got = (data) => {
      const [mine] = data.seats;
      table = data.table;
      decision = mine.decision;
      resolve();
      const name = decision ? table + decision.id : '';
      const fresh = name !== '' && name !== asked;
      if (fresh) asked = name;
      onState(versionOf(match, table, data.number), fresh);
      if (data.about.status === 'finished' && !data.about.rematch && seat === 0) again().catch(onError);
    };

    match.seats[seat] = {
      // When the move is answered it is stored: the version that it led to. `sent` is called when
      // the move itself goes out. null: while the seat thought, the question was gone.
      move: async (sent) => {
        const at = table;
        const id = decision && decision.id;
        if (id === null || at + id === answered) return null;
        answered = at + id;
        const chosen = await words();
        sent();
        const body = { decision: id, words: chosen, request: `${at}-${++requests}` };
        const done = await connection.post(`/api/tables/${at}/moves`, body);
        return versionOf(match, at, done.number);
      },
      close: () => { stream.destroy(); connection.close(); },
    };

    const headers = { cookie: match.cookies[seat] };
    const stream = http.get(`${match.url}/api/stream`, { agent: false, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`stream ${answer.statusCode}`));
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (more) => {
        text += more;
        for (let end; (end = text.indexOf('\n\n')) >= 0; text = text.slice(end + 2)) {
          const at = text.indexOf('data: ');
          if (at >= 0 && at < end) got(JSON.parse(text.slice(at + 6, end)));
        }
      });
      answer.on('end', () => onError('the stream ended'));
    });
    stream.on('error', (error) => { if (!stream.destroyed) onError(error.message); reject(error); });
  });
