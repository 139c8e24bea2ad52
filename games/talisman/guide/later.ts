import { asks, happened, type Hint, offeredOption } from '@tafelrunde/engine';
import { inTown, isOnWay, OUTLOOK, self, turns } from './reading.ts';
import type { TalismanShape } from '../shape.ts';
import { BRIDGEHEAD, regionOf } from '../shape/spaces.ts';

/** What turns up sooner or later, explained when it does. */
export const later: readonly Hint<TalismanShape>[] = [
  {
    id: 'ownWay',
    when: (moment) => asks(moment, 'destination') && turns(moment) < OUTLOOK && !isOnWay(moment),
    says: {
      de: 'Du gehst deinen eigenen Weg, nur zu: Karten und Würfel kommen jetzt, wie sie kommen. Was neu ist, wird erklärt, sobald es auftaucht.',
      en: 'You go your own way, by all means: cards and dice now come as they come. Whatever is new is explained when it turns up.',
    },
  },
  {
    id: 'anyFate',
    when: (moment) =>
      asks(moment, 'fate') &&
      (!isOnWay(moment) || (turns(moment) === 1 && !happened(moment, 'cast', { kind: 'psionicBlast' }))),
    says: {
      de: 'Mit 1 Schicksal wirfst du den Würfel noch einmal, und der neue Wurf gilt. Die Antworten sagen, was der alte bedeutet und was ein neuer bringen kann.',
      en: 'With 1 fate you roll the die again, and the new roll counts. The answers say what the old one means and what a new one can bring.',
    },
    rules: ['TA-FATE-05'],
    lights: ['question'],
  },
  {
    id: 'anyLoss',
    when: (moment) =>
      !(isOnWay(moment) && turns(moment) >= 3) && happened(moment, 'fightResult', { outcome: 'lost' }),
    says: {
      de: 'Eine Niederlage kostet 1 Leben, und der Gegner bleibt liegen. Heilen kann man beim Arzt in der Stadt, beim Heiler im Dorf und in der Kapelle.',
      en: 'A defeat costs 1 life, and the enemy stays where it is. You can heal at the Doctor’s in the City, at the Healer’s in the Village and in the Chapel.',
    },
    rules: ['TA-FIGHT-10', 'TA-FIGHT-11'],
    lights: ['own'],
  },
  {
    id: 'anySpirit',
    when: (moment) =>
      !(isOnWay(moment) && turns(moment) >= 6) && happened(moment, 'fight', { how: 'psychic' }),
    says: {
      de: 'Ein Geist! Geister greifen den Geist an: Hier zählt Talent statt Stärke, und keine Rüstung hilft.',
      en: 'A spirit! Spirits attack the mind: here Craft counts instead of Strength, and no armour helps.',
    },
    rules: ['TA-FIGHT-05', 'TA-FIGHT-11'],
  },
  {
    id: 'anyTrophies',
    when: (moment) => asks(moment, 'trophies') && !(isOnWay(moment) && turns(moment) >= 6),
    says: {
      de: 'Genug Trophäen für einen Punkt! Was über das Nötige hinausgeht, verfällt: Manchmal lohnt es sich, noch zu warten.',
      en: 'Enough trophies for a point! What exceeds the price is forfeit: sometimes it pays to wait.',
    },
    rules: ['TA-TROPHY-02', 'TA-TROPHY-04'],
    lights: ['question'],
  },
  {
    id: 'town',
    when: (moment) =>
      moment.question !== null && (turns(moment) >= OUTLOOK || !isOnWay(moment)) && inTown(moment),
    says: {
      de: 'Hier wird nichts gezogen: Solche Felder sagen selbst, was geschieht. Gold ist hier am meisten wert: für Heilung, Waffen oder einen Handel.',
      en: 'Nothing is drawn here: spaces like this say themselves what happens. Here gold is worth most: for healing, weapons or a deal.',
    },
    rules: ['TA-ENC-07'],
  },
  {
    id: 'duel',
    when: (moment) =>
      asks(moment, 'encounter') && offeredOption(moment, ({ seat }) => seat !== undefined) !== undefined,
    says: {
      de: 'Hier steht noch jemand! Du begegnest entweder dem Feld oder einem Charakter. Wer einen anderen im Kampf besiegt, nimmt ihm 1 Leben, 1 Gold oder einen Gegenstand.',
      en: 'Somebody else is here! You encounter either the space or a character. Whoever beats another in a fight takes 1 life, 1 gold or an Object.',
    },
    rules: ['TA-ENC-03', 'TA-DUEL-08'],
  },
  {
    id: 'toad',
    when: (moment) => self(moment).toad > 0,
    says: {
      de: 'Quak! Als Kröte hast du Stärke 1 und Talent 1, deine Habe liegt auf dem Feld, und du hüpfst ein Feld je Zug. Nach drei Runden ist es vorbei: Bleib in der Nähe deiner Sachen.',
      en: 'Croak! As a Toad you have Strength 1 and Craft 1, your belongings lie on the space, and you hop one space a turn. After three rounds it is over: stay near your things.',
    },
    rules: ['TA-TOAD-05', 'TA-TOAD-07', 'TA-TOAD-08'],
  },
  {
    id: 'river',
    when: (moment) => regionOf(self(moment).space) === 'middle' && self(moment).space !== BRIDGEHEAD,
    says: {
      de: 'Du bist im mittleren Ring. Hier ziehst du mit einem Würfel, und die Gegner sind härter. Tempel und Höhle des Hexenmeisters lohnen den Weg: Dort kommt man zu einem Talisman.',
      en: 'You are in the middle ring. Here you move with one die, and the enemies are harder. The Temple and the Warlock’s Cave are worth the way: that is where one comes by a Talisman.',
    },
    rules: ['TA-MOVE-01'],
  },
  {
    id: 'death',
    when: (moment) => happened(moment, 'died'),
    says: {
      de: 'Dein Charakter ist gestorben, aber die Partie ist nicht vorbei: Im nächsten Zug kommst du mit einem neuen ins Spiel und erbst Gold, Gegenstände und Begleiter. Erst wenn jemand die Krone erreicht, ist der Tod endgültig.',
      en: 'Your character has died, but the game is not over: in your next turn you come back with a new one and inherit gold, Objects and Followers. Only when somebody has reached the Crown is death final.',
    },
    rules: ['TA-DEATH-02', 'TA-DEATH-04', 'TA-DEATH-08'],
  },
  {
    id: 'dusk',
    when: ({ events }) => events.some(({ type }) => type === 'dusk'),
    says: {
      de: 'Es dämmert. Bricht die Nacht herein, kostet jede Runde alle ein Leben mehr als die letzte: Jetzt gilt es, zur Krone zu ziehen.',
      en: 'Dusk is falling. Once it is night, every round costs everybody a life more than the last: now is the time to march for the Crown.',
    },
    rules: ['TA-NIGHT-01', 'TA-NIGHT-02'],
  },
];
