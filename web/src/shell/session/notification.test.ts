import { afterEach, expect, it, vi } from 'vitest';
import { notify } from './notification';

afterEach(() => void vi.unstubAllGlobals());

it('goes through the service worker, since phones throw at the constructor', async () => {
  const shown: unknown[][] = [];
  const worker = { showNotification: async (...all: unknown[]) => void shown.push(all) };
  const getRegistration = async () => worker;
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  vi.stubGlobal(
    'Notification',
    class {
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  await notify('Tobago', 'It is your turn.', 'abc');
  expect(shown[0]?.[0]).toBe('Tobago');
  expect(shown[0]?.[1]).toMatchObject({ tag: 'abc', data: { address: '/t/abc' } });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } });
  await notify('Tobago', 'It is your turn.', 'abc');
  expect(shown).toHaveLength(1);
});
