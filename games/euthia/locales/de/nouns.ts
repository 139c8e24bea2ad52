import { germanNouns, type Noun } from '@tafelrunde/engine';

/** How names stand in a sentence, by the ends of their nouns. */
const byEnding = germanNouns({
  masculine: `
    bogen fokus fuß sinn pfeil sprung schuss tanz wind regen sucher pfad schild stoß arm hammer sturm spruch wall zoll ansturm degen ausfall
    dolch klang stahl säbel wirbel stab fang kreis ball brand haufen odem phönix schädel zorn schürfer hieb bruder handel wurf lauf spalter
    meister schlummer ruf führer mantel dieb blitz schreck sog pakt helm kolben speer buckler ring gurt spiegel torque topf trank sud flakon
    trunk panzer rubin smaragd opal saphir amethyst onyx stein händer brecher schwenker marmor ton tang pilz kristall splitter beutel becher
    brief reif hort schatz kompass gürtel schlegel sack segen anger bach hang mund garten bruch bau hof hügel grund markt steg rücken forst
    hain grat posten sitz quell see wald basar pass thron schleicher lagerer keiler wolf egel knecht schrat geier ghul hund mahr troll ritter
    werfer mantikor wurm dämon henker vogel richter fluch rausch schlag schrei golem saboteur nebel mond zug eintreiber`,
  weak: `foliant diamant bär basilisk zyklop riese`,
  adjective: `namenlose`,
  feminine: `
    pirsch klinge jagd wacht forderung pause bastion ägide finte arbeit übung riposte form probe lanze flamme wand glut axt raserei nuss ader
    haut stille weberin haube kette spange fibel phiole rolle platte armbrust krone essenz blume perle glocke kappe karte pfote truhe
    urne medaille münze reliquie schatulle feder falle hellebarde laterne kiste legende kirche hütte küche grotte straße brennerei kuhle
    höhle halle warte schmiede ebene libelle flut kröte wache bande lauerin harpyie echse frau sirene schamanin hydra ruferin muhme sphinx
    gestalt gräfin krake heilung kontrolle gier gesellin kraft ernte`,
  neuter: `
    messer auge schwert herz aufgebot tempo flimmern feuer totem flüstern omen hemd brot destillat wasser elixier blut erz eisen salz
    silber kästchen siegel bild fell horn amulett buch geld ufer tal feld lager moor dorf tor ende gewässer grab licht elementar`,
  plural: `
    meisterstücke schnitte geschichten wurzeln handschuhe schienen stiefel schuhe dolche phiolen steine türme zelte seen ruinen rippen gruben
    zwillinge`,
  names: [
    'Áel',
    'Dral',
    'Keleia',
    'Maeldur',
    'Skoldur',
    'Taesiri',
    'Farrugas Reißzahn',
    'Mirrezils Herz',
    'Shiis Tränen',
    'Faers Windhorn',
    'Farrugas Horst',
    'Mirrezils Kluft',
    'Farrugas Gelege',
    'Mutter Distel',
    'Jost Flinkfinger',
    'Rostfraß',
    'Ulmgar Steinherz',
    'Hauptmann Kessel',
    'Tiefensang',
    'Skarr Zweizunge',
    'Seil und Haken',
    'Zwei Phiolen',
  ],
  titles: [
    'Festnageln',
    'Überall zugleich',
    'Standfest',
    'Zähne zusammen',
    'Ohne Rast',
    'Unbewegt',
    'Ausweichen',
    'Durchschaut',
    'Unberührt',
    'Versengen',
    'Auflodern',
    'Nüchtern',
    'Schaum vorm Mund',
    'Kein Schmerz',
    'Ungebeugt',
    'Beschwichtigen',
    'Einlullen',
    'Eins mit allem',
    'Der Glöckner ohne Glocke',
  ],
});

/** "Grauzahn, der Leitwolf" is a name, "Gesucht: Grauzahn" a title; the cards of a fight are numbered. */
export function nounOf(name: string): Noun | undefined {
  if (name.includes(': ')) return { kind: 'title' };
  if (name.startsWith('Kampfkarte ') || /^(?!Der |Die |Das )[^ ]+(?: [^ ]+)?, /u.test(name))
    return { kind: 'name' };
  return byEnding(name);
}

/** What somebody is to do, or has done, is called by a whole sentence. */
export const titleNoun = (): Noun => ({ kind: 'title' });
