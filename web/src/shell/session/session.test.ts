import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';

/** A stream that tests speak through. */
const heard = vi.hoisted(() => ({ listener: null as null | ((news: any) => void) }));
vi.mock('../../api/stream.svelte', () => ({
  stream: {
    watch: (_table: string, listener: (news: any) => void) => {
      heard.listener = listener;
      return () => undefined;
    },
    reopen: () => undefined,
    state: 'open',
  },
}));
vi.mock('../../games/index', () => ({
  loadGame: async () => ({
    seats: ['blue', 'red'],
    tell: (event: any) => ({ key: event.event }),
    name: (word: string) => ({ key: word }),
    flights: () => [],
  }),
}));
import { prefer } from '../../look/preferences.svelte';
import { linesOf, sinceOwn } from '../log/lines';
import { Attention } from './attention.svelte';
import { TableSession } from './session.svelte';
import { toasts } from '../messages/toasts.svelte';

const entry = (number: number, seat = 1) => ({
  number,
  kind: 'move',
  seat,
  at: 0,
  data: {},
  events: [{ event: 'played' }],
});
const about = (asked: number[]) => ({
  status: 'running',
  settings: { game: 'toy' },
  seats: [{ name: 'Anne' }, { name: 'Bart' }],
  asked,
  host: 0,
});
const decision = (seat: number, id: string) => ({
  id,
  seat,
  kind: 'play',
  rule: 'T-1',
  about: {},
  choices: ['a', 'b'],
});

let table: any;
let posted: { what: string; body: any }[];
let answer: (what: string, body: any) => Response;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  localStorage.clear();
  prefer({ gameSpeed: 'once' });
  posted = [];
  table = {
    number: 2,
    about: about([0]),
    mine: [0],
    seat: 0,
    view: { decided: 0, mark: 'first' },
    facts: {},
    decision: decision(0, 'd1'),
    undo: 0,
    undo_stops: 'start',
    log: [entry(1), entry(2)],
    more: false,
  };
  answer = (what, body) => {
    if (what === 'preview' || what === 'tap') {
      return json({
        words: body.word ? [...body.words, body.word] : body.words,
        wanted: [],
        choices: [],
        leads: [],
        why_not: null,
        complete: true,
        events: [],
        view: { decided: 1 },
      });
    }
    return json({ number: table.number, seat: 0, repeated: false });
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = new URL(address, 'http://x').pathname.split('/');
    if (init.method !== 'POST') {
      if (path.at(-1) === 'deck') return json({});
      if (path.at(-2) === 'words') return json({ texts: [] });
      const after = Number(new URL(address, 'http://x').searchParams.get('after'));
      return json({ ...table, log: table.log.filter((each: any) => each.number > after) });
    }
    const body = JSON.parse(String(init.body));
    posted.push({ what: path.at(-1) ?? '', body });
    return answer(path.at(-1) ?? '', body);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function opened(): Promise<TableSession> {
  const session = new TableSession('t1');
  await session.open();
  flushSync();
  return session;
}
const settle = () => new Promise((done) => setTimeout(done, 60));

describe('a session', () => {
  it('shows the table as the server tells it', async () => {
    const session = await opened();
    expect(session.phase).toBe('here');
    expect(session.seat).toBe(0);
    expect(session.decision?.id).toBe('d1');
    expect(session.log.map((each) => each.number)).toEqual([1, 2]);
    expect(session.nameOf(1)).toBe('Bart');
    expect([session.isYou(0), session.isYou(1)]).toEqual([true, false]);
    expect(session.isHost).toBe(true);
    session.close();
  });

  it('is lost where there is no table', async () => {
    vi.stubGlobal('fetch', async () => json({ error: 'unknown_table', message: '' }, 404));
    const session = new TableSession('nowhere');
    await session.open();
    expect(session.phase).toBe('lost');
  });

  it('sends the whole move with the decision it answers', async () => {
    const session = await opened();
    await session.choose('a');
    expect(session.ready).toBe(true);
    expect(session.shownView).toEqual({ decided: 1 });
    const sent = session.confirm();
    await vi.waitFor(() => expect(posted.some((each) => each.what === 'moves')).toBe(true));
    expect(session.draft).toEqual(['a']); // stays in place until the move is shown
    await sent;
    const move = posted.find((each) => each.what === 'moves');
    expect(move?.body).toMatchObject({ decision: 'd1', words: ['a'], as: 0 });
    expect(move?.body.request).toBeTruthy();
    expect(session.draft).toEqual([]);
    session.close();
  });

  it('waits with Confirm until a question that belongs to the move is answered', async () => {
    const session = await opened();
    session.module!.whole = (draft) => !draft.includes('island');
    answer = (_, body) => {
      const words = [...body.words, body.word];
      const choices = words.includes('yes') ? [] : ['yes', 'no'];
      return json({ words, wanted: [], choices, leads: [], complete: true, events: [], view: {} });
    };
    await session.choose('island');
    expect(session.ready).toBe(false);
    await session.choose('yes');
    expect(session.ready).toBe(true);
    session.close();
  });

  it('answers with one tap, also what a hint has put in place', async () => {
    const session = await opened();
    await session.propose(['a']);
    expect(session.has('a')).toBe(true);
    await session.answer('a');
    expect(posted.map((each) => each.what)).toEqual(['preview', 'moves']);
    expect(posted.at(-1)).toMatchObject({ what: 'moves', body: { words: ['a'] } });
    session.close();
  });

  it('begins anew with what was decided too late', async () => {
    const session = await opened();
    await session.choose('a');
    answer = () => json({ error: 'stale', message: 'gone' }, 409);
    table.number = 3;
    table.log.push(entry(3));
    table.decision = decision(0, 'd2');
    await session.confirm();
    await settle();
    expect(session.draft).toEqual([]);
    expect(session.decision?.id).toBe('d2');
    expect(session.busy).toBe(false);
    session.close();
  });

  it('keeps a draft while its decision stands, and drops it when that is gone', async () => {
    const session = await opened();
    await session.choose('a');
    const news = (number: number, id: string) => ({
      table: 't1',
      number,
      about: about([0]),
      seats: [{ ...table, seat: 0, decision: decision(0, id), log: [entry(number)] }],
    });
    heard.listener?.(news(3, 'd1'));
    await settle();
    expect(session.draft).toEqual(['a']);
    heard.listener?.(news(4, 'd5'));
    await settle();
    expect(session.draft).toEqual([]);
    expect(session.log.map((each) => each.number)).toEqual([1, 2, 3, 4]);
    session.close();
  });

  it('asks for entries that the stream passed over', async () => {
    const session = await opened();
    table.number = 5;
    table.log.push(entry(3), entry(4), entry(5));
    table.view = { decided: 3 };
    heard.listener?.({
      table: 't1',
      number: 5,
      about: about([0]),
      seats: [{ ...table, seat: 0, log: [] }],
    });
    await settle();
    expect(session.log.map((each) => each.number)).toEqual([1, 2, 3, 4, 5]);
    expect(session.view).toEqual({ decided: 3 });
    session.close();
  });

  it('does as the host what only the host may, whoever of the device looks', async () => {
    table.mine = [0, 1];
    const session = await opened();
    session.takeDevice(1);
    await session.act('start');
    await session.act('resign');
    expect(posted.map(({ what, body }) => [what, body.as])).toEqual([
      ['start', 0],
      ['resign', 1],
    ]);
    session.close();
  });

  it('says what a thing does to whoever asks why, if it is possible', async () => {
    const session = await opened();
    session.module!.about = (word) => ({ key: `what ${word} does` });
    await session.ask('a');
    expect(session.whyNot).toBe(null);
    expect(toasts.at(-1)?.text).toBe('about-thing'); // the words are not loaded here
    const why = { word: 'c', rule: 'T-2', details: {}, message: 'no' };
    answer = () => json({ words: [], wanted: [], choices: ['a', 'b'], leads: [], why_not: why });
    await session.ask('c');
    expect(session.whyNot).toMatchObject({ word: 'c', rule: 'T-2' });
    session.close();
  });

  it('tells what others did since the own last choice, and outlines their last moves', async () => {
    const move = (number: number, seat: number, ...things: string[]) => ({
      ...entry(number, seat),
      events: things.map((thing) => ({ event: `${number} ${thing}`, seat, thing })),
    });
    const forced = { ...move(6, 0, 'f'), data: { forced: true } };
    table.log = [move(1, 1, 'a'), move(2, 0, 'b'), move(3, 1, 'c', 'seat-1'), move(4, 2, 'd')];
    table.log.push(move(5, 1, 'e'), forced);
    table.about.seats.push({ name: 'Cem' });
    const session = await opened();
    session.module!.tell = ({ event, seat, thing }) => ({ key: event, seat, things: [thing] });
    session.module!.seats = ['blue', 'red', 'white'];
    const lines = sinceOwn(session).flatMap((each) => linesOf(each, session));
    expect(lines.map((line) => line.text)).toEqual(['3 c', '3 seat-1', '4 d', '5 e', '6 f']);
    const looks = ['a', 'c', 'd', 'e', 'f', 'seat-1'].map((each) => session.lastMoveOf(each));
    expect(looks).toEqual([null, null, 'white', 'red', null, null]);
    session.close();
  });

  it('shows an update event by event, and what is no part of the game at once', async () => {
    prefer({ gameSpeed: 'calm' });
    const session = await opened();
    session.module!.tell = ({ event, seat }) => ({ key: event, seat });
    const moved = { ...entry(3), events: [{ event: 'one' }, { event: 'two' }] };
    const chat = { ...entry(4), kind: 'chat', data: { text: 'hi' }, events: [] };
    const news = { ...about([1]), undo_asked: 1 };
    const seats = [{ ...table, seat: 0, decision: null, log: [moved, chat] }];
    heard.listener?.({ table: 't1', number: 4, about: news, seats });
    await settle();
    expect(session.telling?.events).toEqual([{ event: 'one' }]);
    expect(session.told.map((each) => each.number)).toEqual([1, 2, 3]);
    expect(session.log.map((each) => each.number)).toEqual([1, 2]);
    expect(session.behind).toBe(true);
    expect([session.about.undo_asked, session.about.asked]).toEqual([1, [0]]);
    expect(session.talk.map((each) => each.number)).toEqual([4]);
    session.skip();
    await settle();
    expect(session.log.map((each) => each.number)).toEqual([1, 2, 3, 4]);
    expect([session.telling, session.behind, session.about.asked]).toEqual([null, false, [1]]);
    session.close();
  });

  it('shows what follows from the own move for others, after what was in line is skipped', async () => {
    prefer({ gameSpeed: 'calm' });
    const session = await opened();
    session.module!.tell = ({ event, seat }) => ({ key: event, seat });
    const events = [
      { event: 'mine', seat: 0 },
      { event: 'theirs', seat: 1 },
    ];
    table.number = 3;
    const sent = session.send(['a']);
    const seats = [{ ...table, seat: 0, decision: null, log: [{ ...entry(3, 0), events }] }];
    heard.listener?.({ table: 't1', number: 3, about: about([1]), seats });
    await settle();
    expect(session.telling?.events).toEqual(events);
    expect(session.line?.text).toBe('theirs');
    session.skip();
    await sent;
    expect([session.telling, session.busy]).toEqual([null, false]);
    session.close();
  });

  it('counts equal lines that follow each other, and announces each', async () => {
    prefer({ gameSpeed: 'calm' });
    table.decision = null;
    const session = await opened();
    session.module!.tell = ({ event, seat }) => ({ key: event, seat });
    const attention = new Attention(session);
    const said: unknown[] = [];
    for (const number of [3, 4]) {
      const log = [{ ...entry(number), events: [{ event: 'draws', seat: 1 }] }];
      const seats = [{ ...table, seat: 0, decision: null, log }];
      heard.listener?.({ table: 't1', number, about: about([1]), seats });
      await settle();
      attention.look();
      said.push([session.line?.text, session.line?.times, attention.polite]);
      session.skip();
      await settle();
    }
    expect(said).toEqual([
      ['draws', 1, 'draws'],
      ['draws', 2, 'draws\u00a0'],
    ]);
    session.close();
  });

  it('sends with one tap what a hint has put in place, and takes nothing out', async () => {
    const session = await opened();
    await session.propose(['a']);
    expect(session.has('a')).toBe(true);
    table.number = 2;
    await session.answer('a');
    expect(posted.map(({ what }) => what)).toEqual(['preview', 'moves']);
    expect(posted.at(-1)?.body.words).toEqual(['a']);
    session.close();
  });

  it('leaves to the result to say who won', async () => {
    prefer({ gameSpeed: 'step' });
    const session = await opened();
    session.module!.tell = ({ event, seat }) => ({ key: event, seat });
    session.module!.inScenes = ['over'];
    const last = { ...entry(3), events: [{ event: 'played' }, { event: 'over' }] };
    const seats = [{ ...table, seat: 0, decision: null, log: [last] }];
    heard.listener?.({ table: 't1', number: 3, about: about([1]), seats });
    await vi.waitFor(() => expect(session.paused).toBe(true));
    expect(session.line?.text).toBe('played');
    session.close();
  });

  it('undoes only what can be undone, and says what', async () => {
    table.decision = null;
    table.log = [entry(1, 0), entry(2, 1)];
    table.undo_stops = 'other';
    const session = await opened();
    session.module!.tell = ({ event, seat }) => ({ key: event, seat });
    expect([session.undoes, session.undoesText]).toEqual(['asked', 'played']);
    session.close();
    table.undo_stops = 'since';
    const later = await opened();
    expect(later.undoes).toBe(null);
    later.close();
    table.decision = decision(0, 'd1');
    const asked = await opened();
    await asked.choose('a');
    expect([asked.undoes, asked.undoesText]).toEqual(['tap', 'a']);
    asked.close();
  });

  it('hands the device on when another seat of it is asked', async () => {
    table.mine = [0, 1];
    const session = await opened();
    expect(session.handTo).toBe(0);
    session.takeDevice(0);
    expect(session.handTo).toBe(null);
    heard.listener?.({
      table: 't1',
      number: 3,
      about: about([1]),
      seats: [
        { ...table, seat: 0, decision: null, log: [entry(3, 0)] },
        { ...table, seat: 1, view: { decided: 1, mark: 'other' }, decision: decision(1, 'd2') },
      ],
    });
    await settle();
    expect(session.handTo).toBe(1);
    expect(session.seat).toBe(0);
    session.takeDevice(1);
    expect(session.view.mark).toBe('other');
    expect(session.decision?.id).toBe('d2');
    session.close();
  });

  it('tells what happened since the last look', async () => {
    localStorage.setItem('doubloon.seen.t1', '1');
    const session = await opened();
    expect(session.news.map((each) => each.number)).toEqual([2]);
    session.readNews();
    expect(localStorage.getItem('doubloon.seen.t1')).toBe('2');
    session.close();
  });

  it('tells what another device has not seen either, and nothing at a first visit', async () => {
    table.seen = 1;
    const session = await opened();
    expect(session.news.map((each) => each.number)).toEqual([2]);
    session.readNews();
    session.close();
    const again = await opened();
    expect(again.news).toEqual([]);
    again.close();
    localStorage.clear();
    table.seen = 0;
    const first = await opened();
    expect(first.news).toEqual([]);
    first.close();
  });

  it('tells what happened while the page was not looked at for long', async () => {
    const session = await opened();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await session.looked(true);
    table.number = 3;
    table.log.push(entry(3));
    clock.mockReturnValue(1_010_000);
    await session.looked(false);
    expect(session.news).toEqual([]);
    await session.looked(true);
    table.number = 4;
    table.log.push(entry(4));
    clock.mockReturnValue(1_100_000);
    await session.looked(false);
    expect(session.news.map((each) => each.number)).toEqual([4]);
    clock.mockRestore();
    session.close();
  });
});
