import { describe, expect, it } from 'vitest';
import { codeIn, deviceIn, pageOf, seatIn, seatLink, watchLink } from './links';
import { squareOf } from './qr';

describe('links', () => {
  it('name the table and the seat', () => {
    expect(seatLink('https://a.b', 'abc1', 2)).toBe('https://a.b/t/abc1#seat=2');
    expect(seatLink('https://a.b', 'abc1')).toBe('https://a.b/t/abc1');
    expect(watchLink('https://a.b', 'abc1')).toBe('https://a.b/watch/abc1');
  });

  it('are understood again', () => {
    expect(seatIn('seat=2', 3)).toBe(2);
    expect(seatIn('seat=3', 3)).toBeUndefined();
    expect(seatIn('LI-2.8', 3)).toBeUndefined();
    expect(deviceIn(`device=${'0f'.repeat(16)}`)).toBe('0f'.repeat(16));
    expect(deviceIn('device=zz')).toBeUndefined();
  });

  it('lead to a page from whatever is pasted', () => {
    expect(pageOf(' 5f0c9a41 ')).toBe('/t/5f0c9a41');
    expect(pageOf('https://a.b/t/5f0c9a41#seat=1')).toBe('/t/5f0c9a41#seat=1');
    expect(pageOf('a.b/watch/5f0c9a41')).toBe('/watch/5f0c9a41');
    expect(pageOf(`https://a.b/#device=${'ab'.repeat(16)}`)).toBe(`/#device=${'ab'.repeat(16)}`);
    for (const text of [
      '',
      'x',
      'https://a.b/rules/x',
      'javascript:alert(1)',
      'two words',
      'BCDFGH',
    ])
      expect(pageOf(text)).toBeUndefined();
    for (const text of ['BCDFGH', ' bcd fgh', 'bcd-fgh']) expect(codeIn(text)).toBe('BCDFGH');
    for (const text of ['', 'BCDFG', 'BCDFG1', 'two words']) expect(codeIn(text)).toBeUndefined();
  });

  it('become squares', () => {
    const square = squareOf('https://a.b/t/abc1#seat=2');
    expect(square.size).toBeGreaterThan(25);
    expect(square.path.startsWith('M3 3h1v1h-1z')).toBe(true);
  });
});
