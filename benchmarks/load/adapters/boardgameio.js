// boardgame.io over socket.io: the wire messages of its own client, without the client's work.
const { io } = require('socket.io-client');
const { post } = require('../http');

const GAME = 'secret';

exports.create = async (url, seats) => {
  const { matchID } = (await post(`${url}/games/${GAME}/create`, { numPlayers: seats })).body;
  const match = { url, matchID, number: seats, credentials: [], seats: [] };
  for (let seat = 0; seat < seats; seat++) {
    const asked = { playerID: String(seat), playerName: 'p' + seat };
    const joined = await post(`${url}/games/${GAME}/${matchID}/join`, asked);
    match.credentials[seat] = joined.body.playerCredentials;
  }
  return match;
};

exports.connect = (match, seat, { onState, onError }) =>
  new Promise((resolve, reject) => {
    const player = String(seat);
    const options = { transports: ['websocket'], forceNew: true, reconnection: false };
    const socket = io(`${match.url}/${GAME}`, options);
    const credentials = match.credentials[seat];
    let version = 0;
    const got = (state) => {
      version = state._stateID;
      onState(version, +state.ctx.currentPlayer === seat);
    };
    match.seats[seat] = {
      // The version that this move leads to.
      move: () => {
        const payload = { type: 'play', args: [0], playerID: player, credentials };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, version, match.matchID, player);
        return version + 1;
      },
      close: () => socket.close(),
    };
    socket.on('connect', () => socket.emit('sync', match.matchID, player, credentials, match.number));
    socket.on('sync', (_, info) => {
      if (!info || !info.state) return reject(new Error('no state'));
      resolve();
      got(info.state);
    });
    socket.on('update', (_, state) => got(state));
    socket.on('connect_error', (error) => { onError(error.message); reject(error); });
    socket.on('disconnect', (why) => { if (why !== 'io client disconnect') onError(why); });
  });
