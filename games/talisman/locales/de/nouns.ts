import { germanNouns } from '@tafelrunde/engine';

/** How the names of cards, spaces and creatures stand in a sentence, by the ends of their nouns. */
export const nounOf = germanNouns({
  masculine: `
    see schlaf stab dieb raub schub schmied wald bold kobold unhold wind abgrund raufbold schild wolf friedhof sumpf kopf schlag tag
    lehrling häuptling ring fluch dolch mönch teppich kelch elch trank sack gral wirbel wandel
    stiefel teufel engel mantel gürtel beutel tempel ball zufall kristall stall troll ghul gargyl
    golem helm gnom turm sturm reichtum kaplan talisman wagen segen bogen schemen schatten knoten posten zahn schrein stein goblin
    mann dschinn dämon leprechaun pegasus zerberus sukkubus magus homunkulus mesmerismus bau altar
    räuber zauber pfadfinder rufer jäger träger krieger prediger tiger bringer oger rächer brecher schleicher kreischer
    verleiher magier stier kleriker mystiker händler verwandler schwindler spieler heiler steller künstler bettler krämer söldner
    gauner trapper zauberer wanderer plünderer hausierer führer märtyrer erlöser fresser beißer wächter begleiter töter
    wärter priester meister tornister küster ritter hexer mahr tresor tor auktionator inquisitor werber bauer gegner
    preis bach lich zwerg betrug tausch erlass kompass riss koloss spross stoß schluss kult wicht
    markt jahrmarkt pakt treffpunkt teleport geist poltergeist gott arzt schutz blitz yeti aufbau ruf griff
     engel yeti spielmann freund diebstahl pfad hauptmann hüter avatar verteidiger gesang teich grabunhold
    wandel totengräber baumeister plünderer werwolfbau mutantenbau elementar eiselementar sprung zeitsprung rostfluch
    kältefluch palast schrecken teufel stab orden waldgeist räuber lehrling `,
  weak: `
    druide barde herr narr augur theurg elf fürst lemure affe drache löwe riese greif hippogreif bär eisbär barbar zentaur prinz mutant nekromant kryomant bandit eremit alchemist kultist
    akolyth prophet basilisk assassine `,
  adjective: `
    elender abtrünniger ruhmsüchtiger aussätziger gelehrter vertrauter weiser gesetzloser überlebender gesandter`,
  feminine: `
    schaufel kraft arena hydra medusa krypta jagd maid dryade horde fee banshee waffe schärfe klage totenklage fliege schlange rache
    wache gleiche königin flasche tasche nymphe truhe magie akademie alchemie mumie reliquie stärke kathedrale seele höhle eile
    falle kapelle quelle patrouille rolle schatulle nekropole karawane sirene mähne hymne spinne krone konstellation taverne zeitlupe
    chimäre leere barriere sperre oase büchse reise straße karte wüste statue hexe lanze schnauze legion mutation
    ung in heit keit schaft macht ehrfurcht schlucht stadt gruft furcht welt geburt pest kunst haut brut axt erkenntnis finsternis
    wildnis stasis rune rüstung klinge kugel gabe rute ebene heimkehr tür heerschar schar
    weise hirtenweise kräuterkundige gnadenreiche feuermähne lichtung müllstadt siedlung prüfung versammlung schuld `,
  neuter: `
    würfeln gerücht weib rad feld bild gold pferd auge leben omen wesen wissen leuchten schwein horn einhorn dorf
    labyrinth geschick missgeschick grabmal mal schicksal tal portal rudel orakel urteil hexagramm phantom astrolabium beben
    vorzeichen teufelchen relikt artefakt talent schwert gespenst amulett gut bergungsgut mammut archiv kreuz buch tagebuch elixier
    tier maultier zepter kloster geflüster monster ross höllenross streitross schloss spukschloss floß eis glatteis bildnis
    versteck zeichen glück gesindel runentor götzenbild pantheon ragnarök einfrieren blinzeln wasserwandeln zerschmettern
    erdbeben reitpferd spukschloss schicksalsrad `,
  plural: `hügel wälder felder ebenen minen ruinen runen klippen gruben schneewehen taschen namen lande flügelstiefel aufträge`,
  names: [
    'Havenville',
    'Kraven',
    'Eiszahn',
    'Ekor',
    'Mephisto',
    'Heilige Josephine',
    'Ymirs Leuchten',
    'Salomons Krone',
    'Danse Macabre',
    'Ragnarök',
    'Frostbeißer',
  ],
  titles: [
    'Krötenfluch!',
    'Auf die Jagd',
    'Gläserne Wächter',
    'Bring drei Gold',
    'Bring zwei Gold',
    'Beutel Gold',
    'Zwei Beutel Gold',
    'Schenk ein Gold',
    'Bring einen Gegenstand',
    'Bring zwei Gegenstände',
    'Bring eine Waffe',
    'Verlier zwei Züge',
    'Gewinne Stärke',
    'Opfere Stärke',
    'Bring Trophäen der Stärke',
    'Heb die Schätze',
    'Bring eine Rüstung',
    'Bring Schicksal',
    'Bete im Tempel',
    'Opfere ein Leben',
    'Nimm ein Leben',
    'Töte einen Drachen',
    'Stell dich den Rivalen',
    'Zeuge des Seltsamen',
    'Magie zerstören',
    'Schlange beschwören',
    'Sturmkrähe beschwören',
    'Bär beschwören',
    'Phönix beschwören',
    'Pferd und Karren',
    'Besuche den Alchemisten',
    'Gunst erbitten',
    'Kehr in der Taverne ein',
    'Besuche die Zauberin',
    'Bring einen Zauber',
    'Töte ein Tier',
    'Besuche den Mystiker',
    'Töte einen Gegner',
    'Besiege den Wächter',
    'Bring zwei Begleiter',
    'Bring einen Begleiter',
    'Krone und Zepter',
    'Töte ein Monster',
    'Besuche den Schwarzen Ritter',
    'Bring Magisches',
    'Bring Trophäen des Talents',
    'Reise in die Stadt',
    'Der Würfel entscheidet',
    'Reise durch die Welt',
    'Zum Ruhm bestimmt',
    'Gewinne Talent',
    'Opfere Talent',
    'Töte einen Geist',
    'Besuche den Hofarzt',
    'Eine alte Schuld',
  ],
});
