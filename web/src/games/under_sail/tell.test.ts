import { describe, expect, it } from 'vitest';
import { reading } from '../../../testing/logLines';
import { tell } from './tell';

const { told, all } = reading(tell, 'under_sail');

describe('a line of the log', () => {
  it('speaks to the reader, and of others', () => {
    const lowest = { event: 'bonus', why: 'lowest', seat: 0, number: 2 };
    expect(all(lowest, 0)).toEqual([
      'You were lowest and get 2 bonus cards.',
      'Je was het laagst en krijgt 2 bonuskaarten.',
      'Vous avez la carte la plus faible et recevez 2 cartes Bonus.',
      'Du warst am niedrigsten und bekommst 2 Bonuskarten.',
    ]);
    expect(all(lowest, 1)).toEqual([
      'Anne was lowest and gets 2 bonus cards.',
      'Anne was het laagst en krijgt 2 bonuskaarten.',
      'Anne a la carte la plus faible et reçoit 2 cartes Bonus.',
      'Anne war am niedrigsten und bekommt 2 Bonuskarten.',
    ]);
    expect(all(lowest, null)).toEqual(all(lowest, 1));
    const trick = { event: 'trick', trick: 2, first: 1 };
    expect(all(trick, 1)).toEqual([
      'Trick 2: you begin.',
      'Slag 2: jij begint.',
      'Pli 2 : vous commencez.',
      'Stich 2: Du beginnst.',
    ]);
    expect(all(trick, 0)).toEqual([
      'Trick 2: Bart begins.',
      'Slag 2: Bart begint.',
      'Pli 2 : Bart commence.',
      'Stich 2: Bart beginnt.',
    ]);
  });

  it('says what others do to the reader', () => {
    const stole = { event: 'stole_bonus', seat: 1, from: 0, number: 2 };
    expect(all(stole, 0)).toEqual([
      'Bart steals 2 bonus cards from you.',
      'Bart steelt 2 bonuskaarten van jou.',
      'Bart vous vole 2 cartes Bonus.',
      'Bart stiehlt dir 2 Bonuskarten.',
    ]);
    expect(all(stole, 1)).toEqual([
      'You steal 2 bonus cards from Anne.',
      'Je steelt 2 bonuskaarten van Anne.',
      'Vous volez 2 cartes Bonus à Anne.',
      'Du stiehlst 2 Bonuskarten von Anne.',
    ]);
    expect(all(stole, 2)).toEqual([
      'Bart steals 2 bonus cards from Anne.',
      'Bart steelt 2 bonuskaarten van Anne.',
      'Bart vole 2 cartes Bonus à Anne.',
      'Bart stiehlt 2 Bonuskarten von Anne.',
    ]);
    const passed = { event: 'passed', seat: 1, to: 0 };
    expect(all(passed, 0)).toEqual([
      'Bart passes a card to you.',
      'Bart geeft een kaart door aan jou.',
      'Bart vous passe une carte.',
      'Bart gibt eine Karte an dich weiter.',
    ]);
    const took = { event: 'took_cards', seat: 1, from: 0, number: 1 };
    expect(all(took, 0)).toEqual([
      'Bart takes 1 card from your hand.',
      'Bart neemt 1 kaart uit jouw hand.',
      'Bart prend 1 carte dans votre main.',
      'Bart nimmt 1 Karte aus deiner Hand.',
    ]);
    const gave = { event: 'gave_cards', seat: 1, to: 0, number: 1 };
    expect(all(gave, 0)).toEqual([
      'Bart gives you 1 card back.',
      'Bart geeft je 1 kaart terug.',
      'Bart vous rend 1 carte.',
      'Bart gibt dir 1 Karte zurück.',
    ]);
  });

  it('counts the reader among all', () => {
    const points = [5, 7].map((treasures) => ({ treasures, bonus: 1 }));
    const counted = { event: 'counted', round: 1, points };
    expect(told(counted, 1, 'en')).toBe('Round 1 is counted: Anne 6, you 8.');
    expect(told(counted, 1, 'de')).toBe('Runde 1 ist gezählt: Anne 6, du 8.');
    expect(told(counted, null, 'nl')).toBe('Ronde 1 is geteld: Anne 6, Bart 8.');
  });

  it('says who won, alone or together', () => {
    const alone = { event: 'over', placings: [1, 2, 3] };
    expect(all(alone, 0)).toEqual([
      'The game is over. You win.',
      'Het spel is voorbij. Je wint.',
      'La partie est finie. Vous gagnez.',
      'Das Spiel ist zu Ende. Du gewinnst.',
    ]);
    expect(told(alone, 2, 'en')).toBe('The game is over. The win goes to Anne.');
    const shared = { event: 'over', placings: [1, 1, 3] };
    expect(told(shared, 1, 'en')).toBe('The game is over. You share the win with Anne.');
    expect(told(shared, 2, 'en')).toBe('The game is over. The win goes to Anne, Bart.');
  });
});
