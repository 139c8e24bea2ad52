import { germanNouns, type Noun } from '@tafelrunde/engine';

const byEnding = germanNouns({
  masculine: `
    stab hieb wald schild sand stillstand schlund angriff kampf ruf schlag fang aufgang gang ring sprung flug dolch bruch spruch treck rock
    trank pfad gipfel hagel hügel mantel hall wall turm sturm wurm kolben faden bogen hain stein thron stern zorn weber räuber
    köcher schleier taler krabbler wühler hammer büßer gebieter panzer hetzer luchs spieß koloss schuss fluss pakt markt geist
    horst sturmhorst händer jäger pirscher prediger rücken falke atem knöchel finger umhang harnisch marsch chor wirbel tempel torques`,
  weak: `name drache sklave fürst foliant`,
  feminine: `
    jagd wand waage schlange klinge wache linie brücke wolke schale kuhle falle flamme stimme karawane ebene spur laterne rune
    straße ernte fährte kette beute witwe hexe lanze hitze entladung verpuffung verbannung fibel nadel geißel fessel maid grenzfeste feste
    wölfin ruferin herrin mühle schnur wacht schlucht antwort brunst armbrust flut glut frau salbe robe parade krone hand nacht kraft
    phiole chronik tartsche sehne schildmaid nebelwacht treibjagd stätte grenzwacht asche`,
  neuter: `
    hemd siegel gewand gewebe gelände buch versteck werk ritual zeichen kästchen grimoire öl maul labyrinth horn leder lager messer muster feuer
    rohr moor herz licht geleit wort skelett amulett netz martyrium lied banner schwert nachglühen gebein`,
  plural: `schädel beile pfeile wachen knochen grabstätten spuren schwingen namen klingen gräber`,
  titles: [
    'Steh auf, Freund!',
    'Haltet die Brücke!',
    'Gemeinsam!',
    'Alle zu mir!',
    'Aus dem Grab',
    'Aus der Asche',
    'Wärme rauben',
    'Trost spenden',
    'Die Stunde wenden',
    'Beim Namen rufen',
    'Bresche schlagen',
    'Ermutigen',
    'Entfachen',
    'Ungebrochen',
    'Wegducken',
    'Feuer teilen',
    'Schmerz annehmen',
    'Nachspannen',
    'Ausbrennen',
    'Faden lösen',
    'Standhalten',
    'Dem Tod trotzen',
    'Am Gebeinthron',
    'Eid erneuern',
    'Gewitter über dem Hochmoor',
    'Zweikampf im Steinkreis',
    'Im Herzen des Schreckens',
    'Spurlos',
    'Noch nicht',
    'Klinge Nordlicht',
    'Klinge Morgenrot',
    'Grenzfeste Harn',
  ],
});

/** How the names of cards stand in a sentence. "Ysk, der Frostdrachling" is a name. */
export const nounOf = (name: string): Noun | undefined =>
  /^[^!]+, /u.test(name) && !name.endsWith('!') ? { kind: 'name' } : byEnding(name);
