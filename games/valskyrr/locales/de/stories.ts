/** What is told at the beginning and at the end of each adventure. */
export const stories: Readonly<Record<string, { intro: string; ending: string; defeat: string }>> = {
  firstTracks: {
    intro:
      'Seit drei Nächten hört man in der Nebelwacht nur noch Wölfe. Es ist nicht das ferne Heulen, an das sich die Menschen am Rand der Welt gewöhnt haben. Es sind Fragen und Antworten, von Hügel zu Hügel, als führe dort draußen jemand ein Gespräch. Gestern kam das Pferd des Postreiters allein zurück, und die Bissspur an seiner Flanke war so breit wie eine Stalltür. Die Alten sagen, Grauzahn sei seit zwei Menschenleben tot, erschlagen von ihren eigenen Großvätern. Die Jungen sagen, der Nebel gebe nichts her, was er einmal verschluckt hat, außer er schickt es hungriger zurück. Hinter den Feldern beginnt der Wald, und im Wald liegt eine Schlucht, in der kein Vogel singt. Dorthin führen die Spuren. Ihr kennt einander kaum, doch ihr habt Klingen, Zauber und einen Grund. Brecht auf, bevor die nächste Nacht länger wird als die letzte. Und lest die Fährten am Weg: Er liest eure längst.',
    ending:
      'Grauzahn fällt, und die Stille fällt mit ihm. Zum ersten Mal seit Wochen singt ein Vogel in der Schlucht. Als ihr den schweren Schädel zur Seite wälzt, findet ihr darunter einen Reif aus schwarzem Eisen: Jemand hat den Rudelvater an die Kette gelegt und ihm den Nebel ins Ohr geflüstert. In der Nebelwacht feiern sie bis zum Morgen. Ihr aber seht nach Norden. Dort erklingt ein Lied, das aus keiner Kehle kommt.',
    defeat:
      'Am Morgen ist der Schnee zertreten, und die Spuren enden vor den Toren der Nebelwacht. Auf der Innenseite.',
  },
  songOfBones: {
    intro:
      'Es begann als Kinderreim. Die Mädchen am Brunnen sangen ihn beim Seilspringen, und niemand wusste, woher sie ihn hatten. Dann summte ihn der Schmied, dann der Priester am offenen Grab, und in der folgenden Nacht war das Grab leer. Inzwischen singt das halbe Dorf im Schlaf, immer dieselben vier Zeilen, und jenseits der Grenzsteine antwortet etwas im Takt: ein Klappern, trocken wie Würfel im Becher. Der schwarze Reif, den ihr dem Wolf abgenommen habt, vibriert dazu wie eine angeschlagene Saite. Der blinde Archivar der Wacht kennt das Lied. Es ist die Krönungshymne eines Königs, der nicht sterben wollte und dem sein Volk aus Treue in die Gruft gefolgt ist, alle, bis zum letzten Kind. In den Ödlanden sitzt er noch immer auf seinem Thron und zählt, wer fehlt. Bringt das Lied zum Schweigen. Jedes Grab, das ihr auf dem Weg beruhigt, nimmt seinem Chor eine Stimme. Nur singt nicht mit.',
    ending:
      'Der Thron zerbricht, und das letzte Wort des Liedes bleibt ungesungen. Rings um euch sinken die Gebeine zu Boden, vorsichtig, wie Menschen, die endlich sitzen dürfen. In der Hand des Königs findet ihr kein Zepter, sondern eine Phiole mit rotem Sand, noch warm. Er hat das Lied nicht erfunden. Jemand hat es ihm beigebracht. Zu Hause schlafen die Kinder zum ersten Mal wieder lautlos.',
    defeat:
      'Vier Zeilen, immer dieselben. Ihr kennt sie jetzt auswendig. Der König nickt und hört auf zu zählen.',
  },
  redSand: {
    intro:
      'Der Sand kam zuerst in den Brotteig, dann in die Brunnen, dann in die Träume. Rot ist er, fein wie Mehl, und er rieselt bergauf. Wo er liegen bleibt, stehen die Menschen nachts auf, öffnen die Türen und gehen. Morgens findet man ihre Schuhe, ordentlich nebeneinander, die Spitzen nach Süden. Wer ihnen nachläuft, sieht sie wieder: in Ketten, mit leeren Augen, im Dienst einer Frau, deren Gesicht niemand beschreiben kann. Ishara nennen sie sie, die Stimme. Sie spricht leise, und doch hört man sie durch jede Wand. Ihr Tempel liegt mitten in den Ödlanden, und drei Siegel halten seine Tore: Mund, Hand und Auge, verborgen an Orten, die der Sand für sie bewacht. Neben den Siegeln liegen Fallen; der Sand unterscheidet nicht, er begräbt nur. Sucht die Siegel, öffnet den Tempel, reißt ihr den Schleier herunter. Verstopft euch die Ohren mit Wachs, wenn ihr wollt. Es wird nicht helfen.',
    ending:
      'Als der Schleier fällt, ist darunter ein müdes, gewöhnliches Gesicht, und es weint. „Er hat auch mich gerufen“, sagt Ishara, dann zerfällt sie zu Sand, und der Sand ist nur noch Sand. Die Ketten öffnen sich von selbst. Hunderte stehen blinzelnd in der Sonne und fragen nach ihren Schuhen. Über den Bergen im Norden aber, wo nie ein Gewitter zieht, wandert eine einzelne schwarze Wolke gegen den Wind.',
    defeat: 'Eure Schuhe stehen nebeneinander vor dem Tor, die Spitzen nach Süden.',
  },
  wingsOfTheStorm: {
    intro:
      'Drachen sterben nicht am Alter, sagen die Hirten, sie sterben am Hochmut. Vharok war nie hochmütig. Hundert Winter schlief er auf dem höchsten Gipfel der Wildnis, und die Menschen im Tal stellten ihm zur Sonnenwende eine Ziege vor die Tür, aus Höflichkeit. Dieses Jahr hat er die Ziege nicht genommen. Er hat das Tal genommen. Seither steht die schwarze Wolke über den Bergen und kreist, gegen den Wind, Tag und Nacht. Wo ihr Schatten hinfällt, stellen die Tiere sich taub, Hunde graben sich ein, und die Jäger der Lüfte kommen in Schwärmen. Im Auge des Sturms leuchtet Eisen: Auch der Ahn trägt jetzt einen Reif, groß wie ein Stadttor, und jeder Blitz schmiedet ihn fester. Noch zögert er, noch kreist er nur. Vielleicht wartet er auf jemanden, der es beendet. Steigt hinauf, ehe er sich entscheidet. Zwei Wege führen um das Tal, keiner hindurch. Holt ihn vom Himmel, auf welche Weise auch immer.',
    ending:
      'Der Reif zerspringt, als Vharok auf den Fels schlägt. Einen Herzschlag lang sind seine Augen klar wie Bergseen, und er senkt den Kopf vor euch, aus Höflichkeit. Dann zieht die Wolke ab. Im Schnee bleiben die Splitter liegen, und alle zeigen in dieselbe Richtung, wie Nadeln auf einem Kompass: zurück, durch Grenzmarken und Wildnis, in das Grau, aus dem noch keiner heimgekehrt ist. Ihr wisst jetzt, wo der Schmied wohnt.',
    defeat: 'Der Donner rollt über das Tal, und niemand ist mehr da, der eine Ziege vor die Tür stellt.',
  },
  heartOfDread: {
    intro:
      'Alle Spuren laufen zusammen: der Wolf, der König, die Stimme, der Drache. Vier Reife, ein Schmied. Er wohnt dort, wo die Karten aufhören, in einem Grau ohne Morgen, und was er sich nimmt, sind keine Leben. Er nimmt Namen. Zuerst vergisst dich der Nachbar, dann deine Mutter, zuletzt du selbst; was übrig bleibt, ist Nebel, und der Nebel gehört ihm. In der Nebelwacht stehen Häuser, an deren Bewohner sich niemand erinnert. Auf dem Tisch dampft die Suppe. Die Wächter zünden Lichter an und wissen nicht mehr, für wen. Ihr habt eure Namen auf kleine Steine geritzt und am Herzen versteckt, doch drei davon sind über Nacht verschwunden und liegen nun irgendwo in den Ödlanden, als Köder oder als Hoffnung. Noch einmal hinaus also, weiter als je zuvor. Hinter dem Nebel wartet ein Gesicht, und hinter dem Gesicht wartet etwas, das schlägt. Sagt einander unterwegs, wie ihr heißt. Oft. Laut. Es ist die einzige Waffe, die er fürchtet.',
    ending:
      'Das Herz schlägt noch einmal, zweimal, dann nicht mehr. Der Nebel hebt sich wie ein Vorhang, und dahinter stehen Menschen, tausende, die sich die Augen reiben und Namen rufen, die eigenen, die der anderen, durcheinander, lachend. Ihr steht mitten unter ihnen, und niemand kennt euch. Dann tritt ein Kind heran, mit einem kleinen Stein in der Hand, und liest laut vor, was darauf steht. Es ist der schönste Klang der Welt. Valskyrr erwacht. Geht heim; man wartet auf euch, und diesmal weiß man, auf wen.',
    defeat: 'Jemand sollte diese Geschichte erzählen. Aber wer war noch gleich dabei?',
  },
};
