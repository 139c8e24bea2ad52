import type { Phrase } from '@tafelrunde/engine';

export const prompts = {
  turn: 'Du bist am Zug. Wohin führst du deine Gruppe?',
  rest: 'Du ruhst aus. Welche Handkarte zerstörst du?',
  visit: ({ gold, buys }) =>
    `Im Dorf: ${String(gold)} Gold, ${buys === 0 ? 'kein Kauf mehr' : buys === 1 ? 'ein Kauf' : `${String(buys)} Käufe`} frei. Was tust du?`,
  become: ({ kind }, say) => `Wer wird aus deiner Karte ${say.card(kind)}?`,
  fight: 'Im Dungeon: Nutze Effekte, verteile Waffen und wähle dein Ziel.',
  equip: ({ kind }, say) => `Wer führt die Waffe (${say.card(kind)})?`,
  ail: ({ diseases }) =>
    diseases === 1 ? 'Was schwächt deine Krankheit?' : `Was schwächen deine ${String(diseases)} Krankheiten?`,
  spoils: ({ gold }) => `Beute! Du hast ${String(gold)} Gold. Kaufst du etwas?`,
  sacrifice: 'Welche Karte fällt dem Monster zum Opfer?',
  cure: 'Welche Krankheit heilst du?',
  strengthen: 'Welcher Held wird stärker?',
  discard: 'Welche Karte legst du ab?',
  foresee: 'Eine Falle! Zeigst du ein Elixier vor?',
  chooseHeroes: 'Welche vier Heldensätze spielen mit?',
  chooseVillage: 'Welche acht Dorfkarten spielen mit?',
  chooseMonsters: 'Welche Monster hausen im Dungeon?',
  chooseFeatures: 'Was lauert außerdem im Dungeon?',
} satisfies Record<string, Phrase>;
