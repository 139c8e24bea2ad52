/** Who drew an icon of game-icons.net, and under which licence it may be shown. */
export interface IconCredit {
  readonly icon: string;
  readonly author: string;
  readonly licence: 'CC BY 3.0' | 'CC0';
}

/** Where two drawings share a name, both authors are named: the icon set does not tell them apart. */
export const iconCredits: readonly IconCredit[] = [
  { icon: 'anticlockwise-rotation', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'biceps', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'bordered-shield', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'box-unpacking', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'bubbling-flask', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'castle-ruins', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'chat-bubble', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'cog', author: 'Badges, Lorc', licence: 'CC BY 3.0' },
  { icon: 'crossed-swords', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'crystal-ball', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'dice-six-faces-five', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'dragon-head', author: 'Faithtoken, Lorc', licence: 'CC BY 3.0' },
  { icon: 'eagle-emblem', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'exit-door', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'floating-crystal', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'greek-temple', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'hearts', author: 'Skoll', licence: 'CC BY 3.0' },
  { icon: 'imperial-crown', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'keyboard', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'lantern-flame', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'laurel-crown', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'laurels', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'magnifying-glass', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'meeple', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'padlock', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'palm-tree', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'polar-star', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'quill-ink', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'raven', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'robot-golem', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'round-star', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'rule-book', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'rune-stone', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'sands-of-time', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'scales', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'scroll-unfurled', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'three-friends', author: 'Delapouite', licence: 'CC BY 3.0' },
  { icon: 'treasure-map', author: 'Lorc', licence: 'CC BY 3.0' },
  { icon: 'visored-helm', author: 'Lorc', licence: 'CC BY 3.0' },
];
