import { germanNouns } from '@tafelrunde/engine';

/** How the names of cards stand in a sentence, by the ends of their nouns. */
export const nounOf = germanNouns({
  masculine: `
    schemen stab dieb schmied bold tod zorn rausch spruch bischof dolch mönch ork spuk golem schleim khan scharlatan kolben kaplan bogen klumpen
    erzherzog paladin stein goblin mann champion janitschar eintreiber ausbilder speer jäger krieger verteidiger peiniger
    wiedergänger sucher leiher magier kleriker heiler steller hammer zauberer verzauberer leser schlächter wächter priester meister
    ritter hexer gladiator fels hund pegasus sukkubus koloss proviant wirt geist troll wachposten posten platzhalter mörder mischer feldwebel
    feuerball ball käfig`,
  weak: `schurke assassine vorbote knappe schütze greif theurg zyklop herr kommandant duellant illusionist fürst prinz prophet`,
  adjective: `geächteter bekehrter entfesselter entfesselte`,
  feminine: `
    aura folter schlägerin verbrecherin führerin hellebarde klinge energie bestie schlacke falle laterne echse masse nixe täuschung verbannung
    schlägerei qual fackel königin jägerin schützin sirene meisterin adeptin finsternis krankheit not wut sphinx miliz stadtwache wache ambrosia`,
  neuter: `leiden gelee königreich reich beil festmahl mahl amulett elixier geschoss schwert gespenst`,
  plural: `pfeile beeren`,
  names: [
    'Uyril der Unendliche',
    'Tyxr der Alte',
    'Skaladak',
    'Mythlurian',
    'Lord Mortis',
    'Horde 3',
    'Horde 4',
    'Horde 5',
    'Horde 6',
    'Horde 7',
    'Horde 8',
    'Horde 9',
    'Horde 10',
    'Horde 11',
    'Horde 12',
  ],
});
