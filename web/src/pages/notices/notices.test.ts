import { describe, expect, it } from 'vitest';
import { mailLink } from './notices';

describe('a link in a mail', () => {
  it('asks for one of two things, with a code', () => {
    const code = '0123456789abcdef'.repeat(2);
    expect(mailLink(`confirm=${code}`)).toEqual({ what: 'confirm', code });
    expect(mailLink(`stop=${code}`)).toEqual({ what: 'stop', code });
  });

  it('is nothing if it is incomplete', () => {
    for (const hash of ['', 'stop', 'stop=', 'stop=12', `delete=${'0'.repeat(32)}`])
      expect(mailLink(hash)).toBe(null);
  });
});
