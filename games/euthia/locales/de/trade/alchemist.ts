import type { CardWords } from '@tafelrunde/engine';

export const alchemist: Readonly<Record<string, CardWords>> = {
  woundDraught: { name: 'Wundtrank', text: 'Jederzeit ablegen: heile 4.' },
  greatDraught: { name: 'Großer Lebenstrank', text: 'Jederzeit ablegen: heile 7, Würfel der Hoffnung +1.' },
  potionOfWrath: { name: 'Trank des Zorns', text: 'Vor deinem Wurf ablegen: Schaden +2.' },
  potionOfHaste: { name: 'Trank der Eile', text: 'Außerhalb des Kampfes ablegen: 3 Bewegungspunkte.' },
  ironbarkBrew: { name: 'Eisenrindensud', text: 'Nach dem Monsterwurf ablegen: Verletzungen −4.' },
  potionOfLuck: { name: 'Trank des Glücks', text: 'Nach deinem Wurf ablegen: Kleeblatt +3.' },
  gaarDistillate: { name: 'Gaardestillat', text: 'Jederzeit ablegen: +2 Gaar.' },
  mistPhial: {
    name: 'Nebelphiole',
    text: 'Vor dem Monsterwurf ablegen: das Monster würfelt mit einem Würfel weniger, entferne 1 Chaosmarker des Monsters.',
  },
  acidFlask: { name: 'Säureflakon', text: 'Vor deinem Wurf ablegen: 2 Schaden.' },
  draughtOfCourage: { name: 'Mutwasser', text: 'In der Kampfvorbereitung ablegen: Würfel der Hoffnung +3.' },
  wakingTonic: { name: 'Wachtrunk', text: 'Jederzeit ablegen: erneuere 1 erschöpfte Fähigkeit.' },
  mastersElixir: {
    name: 'Elixier der Meister',
    text: 'In der Kampfvorbereitung ablegen: Kleeblatt +2 bis zum Kampfende.',
  },
  scrollOfTeleport: {
    name: 'Schriftrolle der Teleportation',
    text: 'Außerhalb des Kampfes ablegen: Teleportation 6.',
  },
  scrollOfBanishing: {
    name: 'Bannrolle',
    text: 'In der Kampfvorbereitung ablegen: entferne 2 Chaosmarker des Monsters.',
  },
  scrollOfHush: {
    name: 'Rolle des Schweigens',
    text: 'Vor deinem Wurf ablegen: Silber- und Goldkarten wirken nicht auf diesen Angriff.',
  },
  scrollOfFlame: { name: 'Flammenrolle', text: 'Angriff, dann ablegen: 4–6 = 2, 7–9 = 3, 10+ = 5 Schaden.' },
  scrollOfWarding: { name: 'Schutzrolle', text: 'Nach dem Monsterwurf ablegen: Verletzungen −6.' },
  scrollOfRenown: {
    name: 'Ruhmesrolle',
    text: 'Außerhalb des Kampfes ablegen: +1 Ansehen, ziehe 1 Silberkarte.',
  },
  scrollOfDeeds: {
    name: 'Rolle der Tatkraft',
    text: 'Außerhalb des Kampfes ablegen: wähle 1: eine Abbauaktion / eine Handelsaktion / eine Kampfaktion.',
  },
  scrollOfDemons: {
    name: 'Dämonenrolle',
    text: 'Außerhalb des Kampfes ablegen: ziehe 1 Goldkarte, ziehe 1 Silberkarte.',
  },
  scrollOfRenewal: {
    name: 'Rolle der Erneuerung',
    text: 'Jederzeit ablegen: heile 3, erneuere 3 Edelsteine.',
  },
  leatherArmour: { name: 'Lederpanzer', text: '+1 Gesundheit, Beutel −1, 2 Edelsteinfelder.' },
  distillersHood: { name: 'Destillierhaube', text: '+1 Gesundheit. Einmal pro Runde, jederzeit: heile 1.' },
  phialGloves: { name: 'Phiolenhandschuhe', text: '+1 Gesundheit, Beutel +1.' },
  mistBoots: {
    name: 'Nebelstiefel',
    text: '+1 Gesundheit. Einmal pro Runde nach dem Monsterwurf: Hasenpfote −2.',
  },
  gemTileRuby: { name: 'Rubin im Samt', text: 'Sofort, dann ablegen: nimm 1 Rubin.' },
  gemTileEmerald: { name: 'Smaragd im Samt', text: 'Sofort, dann ablegen: nimm 1 Smaragd.' },
  gemTileOpal: { name: 'Opal im Samt', text: 'Sofort, dann ablegen: nimm 1 Opal.' },
  gemTileSapphire: { name: 'Saphir im Samt', text: 'Sofort, dann ablegen: nimm 1 Saphir.' },
  gemTileAmethyst: { name: 'Amethyst im Samt', text: 'Sofort, dann ablegen: nimm 1 Amethyst.' },
  gemTileOnyx: { name: 'Onyx im Samt', text: 'Sofort, dann ablegen: nimm 1 Onyx.' },
  gemTileDiamond: { name: 'Diamant im Samt', text: 'Sofort, dann ablegen: nimm 1 Diamant.' },
  gemTileDemonStone: { name: 'Dämonenstein im Samt', text: 'Sofort, dann ablegen: nimm 1 Dämonenstein.' },
};
