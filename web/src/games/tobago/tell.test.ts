import { describe, expect, it } from 'vitest';
import { reading } from '../../../testing/logLines';
import { tell } from './tell';

const { told, all } = reading(tell, 'tobago');

describe('a line of the log', () => {
  it('speaks to the reader, and of others', () => {
    const placed = { event: 'placed', seat: 0, space: 'D4' };
    expect(all(placed, 0)).toEqual([
      'You start at D4',
      'Je begint op D4',
      'Vous commencez en D4',
      'Du beginnst auf D4',
    ]);
    expect(all(placed, 1)).toEqual([
      'Anne starts at D4',
      'Anne begint op D4',
      'Anne commence en D4',
      'Anne beginnt auf D4',
    ]);
    expect(all(placed, null)).toEqual(all(placed, 1));
    const drove = { event: 'drove', seat: 0, to: 'D4', extra: true };
    expect(all(drove, 0)).toEqual([
      'You drive to D4, an extra drive',
      'Je rijdt met een extra rit naar D4',
      'Vous allez en D4, en déplacement supplémentaire',
      'Du fährst mit einer Extrafahrt nach D4',
    ]);
    const peeked = { event: 'peeked', seat: 0, number: 1 };
    expect(all(peeked, 0)).toEqual([
      'You look at 1 card in secret',
      'Je bekijkt in het geheim 1 kaart',
      'Vous regardez 1 carte en secret',
      'Du siehst dir geheim 1 Karte an',
    ]);
    expect(all(peeked, 2)).toEqual([
      'Anne looks at 1 card in secret',
      'Anne bekijkt in het geheim 1 kaart',
      'Anne regarde 1 carte en secret',
      'Anne sieht sich geheim 1 Karte an',
    ]);
    const cursed = { event: 'cursed', seat: 0, amulet: false, gold: null };
    expect(all(cursed, 0)).toEqual([
      'You have nothing to lose',
      'Je hebt niets te verliezen',
      'Vous n’avez rien à perdre',
      'Du hast nichts zu verlieren',
    ]);
    expect(all(cursed, 1)).toEqual([
      'Anne has nothing to lose',
      'Anne heeft niets te verliezen',
      'Anne n’a rien à perdre',
      'Anne hat nichts zu verlieren',
    ]);
  });

  it('says who starts a map anew', () => {
    const cleared = { event: 'cleared', starter: 1, map: 'brown' };
    expect(told(cleared, 1, 'en')).toMatch(/; you start it again$/);
    expect(told(cleared, 0, 'en')).toMatch(/; Bart starts it again$/);
    expect(told(cleared, 1, 'de')).toMatch(/^Du beginnst den /);
  });

  it('says who won, alone or together', () => {
    const alone = { event: 'over', placings: [1, 2, 3] };
    expect(all(alone, 0)).toEqual(['You win', 'Je wint', 'Vous gagnez', 'Du gewinnst']);
    expect(all(alone, 1)).toEqual(['Anne wins', 'Anne wint', 'Anne gagne', 'Anne gewinnt']);
    const shared = { event: 'over', placings: [1, 1, 3] };
    expect(all(shared, 0)).toEqual([
      'You share the win with Bart',
      'Je deelt de winst met Bart',
      'Vous partagez la victoire avec Bart',
      'Du teilst dir den Sieg mit Bart',
    ]);
    expect(all(shared, 2)).toEqual([
      'Anne, Bart share the win',
      'Anne, Bart delen de winst',
      'Anne, Bart partagent la victoire',
      'Anne, Bart teilen sich den Sieg',
    ]);
  });
});
