// JSON over HTTP: once for setting up, and over a connection of one's own for the load itself.
const net = require('net');

// POST, for setting up.
exports.post = async (url, body, headers = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} ${answer.status} ${await answer.text()}`);
  return { body: await answer.json(), headers: answer.headers };
};

// One connection that is kept open, as a browser keeps one; requests go out one after the other.
exports.Connection = class {
  constructor(url, headers) {
    this.url = new URL(url);
    this.head = `Host: ${this.url.host}\r\nContent-Type: application/json\r\n${headers}`;
    this.waiting = [];
    this.text = '';
    this.socket = null;
  }

  // Not before it is used: the server closes connections that say nothing for long.
  open() {
    this.socket = net.connect(+this.url.port, this.url.hostname);
    this.socket.setNoDelay(true);
    this.socket.setEncoding('latin1');
    this.socket.on('data', (more) => this.read(more));
    this.socket.on('close', () => this.fail(new Error('connection closed')));
    this.socket.on('error', (error) => this.fail(error));
  }

  post(path, data) {
    if (!this.socket) this.open();
    const body = JSON.stringify(data);
    const length = Buffer.byteLength(body);
    this.socket.write(`POST ${path} HTTP/1.1\r\n${this.head}Content-Length: ${length}\r\n\r\n${body}`);
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  read(more) {
    this.text += more;
    for (;;) {
      const end = this.text.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = +/content-length: (\d+)/i.exec(this.text.slice(0, end))[1];
      if (this.text.length < end + 4 + length) return;
      const status = +this.text.slice(9, 12);
      const body = this.text.slice(end + 4, end + 4 + length);
      this.text = this.text.slice(end + 4 + length);
      const { resolve, reject } = this.waiting.shift();
      if (status === 200) resolve(JSON.parse(body));
      else reject(new Error(`${status} ${body}`));
    }
  }

  fail(error) {
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }

  close() {
    this.socket?.destroy();
  }
};
