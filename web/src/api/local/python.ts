/** Python in a worker: Pyodide with the engine's modules. Every file is fetched here, at the start. */
import type { PyodideInterface } from 'pyodide';

type Step = (step: 'files' | 'games', loaded: number) => void;

/** Count what is fetched, so that a page can show how far it is; Pyodide fetches by itself. */
function counted(step: Step): void {
  const plain = self.fetch.bind(self);
  let loaded = 0;
  let shown = 0;
  self.fetch = async (input, init) => {
    const answer = await plain(input, init);
    if (!answer.body) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        loaded += chunk.byteLength;
        if (loaded - shown > 200_000) step('files', (shown = loaded));
        out.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(counter), { status, statusText, headers });
  };
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.arrayBuffer();
}

/** Python with the engine, from the addresses of its files. */
export async function python(files: string[], step: Step): Promise<PyodideInterface> {
  counted(step);
  step('files', 0);
  const script = files.find((each) => each.endsWith('/pyodide.mjs'));
  if (!script) throw new Error('the engine has no Python');
  const archives = files.filter((each) => /\.(whl|zip)$/.test(each) && !/stdlib/.test(each));
  const contents = archives.map(async (each) => [each, await fetched(each)] as const);
  const { loadPyodide } = (await import(/* @vite-ignore */ script)) as typeof import('pyodide');
  const loaded = await loadPyodide({ indexURL: new URL('.', script).href });
  step('games', 0);
  for (const [address, content] of await Promise.all(contents)) {
    if (address.endsWith('.whl')) loaded.unpackArchive(content, 'wheel');
    else loaded.unpackArchive(content, 'zip', { extractDir: '/engine' });
  }
  loaded.runPython("import sys; sys.path.insert(0, '/engine')");
  return loaded;
}
