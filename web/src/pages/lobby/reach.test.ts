import { expect, it } from 'vitest';
import { onlyHere } from './reach';

it('knows addresses that lead nowhere on another device', () => {
  for (const host of ['127.0.0.1', '127.0.1.1', 'localhost', '[::1]', 'play.localhost'])
    expect(onlyHere(host)).toBe(true);
  for (const host of ['192.168.1.20', 'island.local', 'play.example.org', '10.0.0.7'])
    expect(onlyHere(host)).toBe(false);
});
