/** What is told at the beginning and at the end of each adventure. */
export const stories: Readonly<Record<string, { intro: string; ending: string; defeat: string }>> = {
  firstTracks: {
    intro:
      'For three nights the people of the Mistwatch have heard nothing but wolves. It is not the distant howling that folk at the edge of the world grow used to. It is question and answer, from hill to hill, as if someone out there were holding a conversation. Yesterday the courier’s horse came home alone, and the bite in its flank was as wide as a stable door. The old ones say that Greyfang has been dead for two lifetimes, slain by their own grandfathers. The young ones say that the mist returns nothing it has swallowed, unless it sends it back hungrier. Beyond the fields the forest begins, and in the forest lies a gorge where no bird sings. That is where the tracks lead. You hardly know one another, yet you have blades, spells and a reason. Set out before the next night grows longer than the last. And read the trails along the way: he has been reading yours for some time.',
    ending:
      'Greyfang falls, and the silence falls with him. For the first time in weeks a bird sings in the gorge. When you roll the heavy skull aside, you find a collar of black iron beneath it: someone put the father of the pack on a chain and whispered the mist into his ear. In the Mistwatch they celebrate until morning. But you look north. A song is rising there, and it comes from no throat.',
    defeat:
      'In the morning the snow is trampled, and the tracks end at the gates of the Mistwatch. On the inside.',
  },
  songOfBones: {
    intro:
      'It began as a nursery rhyme. The girls at the well sang it while skipping rope, and nobody knew where they had learnt it. Then the smith hummed it, then the priest at an open grave, and the following night the grave was empty. By now half the village sings in its sleep, always the same four lines, and beyond the boundary stones something answers in time: a rattle, dry as dice in a cup. The black collar you took from the wolf trembles along like a plucked string. The blind archivist of the Mistwatch knows the song. It is the coronation hymn of a king who refused to die, and whose people followed him into the crypt out of loyalty, all of them, down to the last child. In the Deadlands he still sits on his throne and counts who is missing. Silence the song. Every grave you calm along the way takes one voice from his choir. Just do not sing along.',
    ending:
      'The throne breaks, and the last word of the song remains unsung. Around you the bones sink to the ground, gently, like people who may sit down at last. In the king’s hand you find no sceptre but a phial of red sand, still warm. He did not invent the song. Someone taught it to him. At home the children sleep without a sound for the first time in weeks.',
    defeat: 'Four lines, always the same. You know them by heart now. The king nods and stops counting.',
  },
  redSand: {
    intro:
      'The sand first came into the dough, then into the wells, then into the dreams. It is red, fine as flour, and it trickles uphill. Where it settles, people rise at night, open their doors and walk away. In the morning one finds their shoes, neatly side by side, the toes pointing south. Those who follow see them again: in chains, with empty eyes, in the service of a woman whose face nobody can describe. Ishara they call her, the Voice. She speaks softly, and yet one hears her through every wall. Her temple lies deep in the Deadlands, and three seals hold its gates: mouth, hand and eye, hidden in places that the sand guards for her. Beside the seals there are traps; the sand does not judge, it only buries. Find the seals, open the temple, tear down her veil. Stop your ears with wax if you like. It will not help.',
    ending:
      'When the veil falls there is a tired, ordinary face beneath it, and it is weeping. “He called me, too,” says Ishara; then she crumbles to sand, and the sand is only sand. The chains open by themselves. Hundreds stand blinking in the sun and ask for their shoes. But above the mountains in the north, where no thunderstorm ever passes, a single black cloud is travelling against the wind.',
    defeat: 'Your shoes stand side by side before the gate, the toes pointing south.',
  },
  wingsOfTheStorm: {
    intro:
      'Dragons do not die of age, the herders say, they die of pride. Vharok was never proud. For a hundred winters he slept on the highest peak of the Wildlands, and at the solstice the people of the valley left a goat at his door, out of politeness. This year he did not take the goat. He took the valley. Since then the black cloud has stood above the mountains, circling against the wind, day and night. Where its shadow falls the animals turn deaf, dogs dig themselves in, and the hunters of the air come in flocks. In the eye of the storm iron gleams: the sire, too, now wears a collar, big as a city gate, and every bolt of lightning forges it tighter. He still hesitates, he still only circles. Perhaps he is waiting for someone to end it. Climb up before he makes up his mind. Two paths lead around the valley, none through it. Bring him down from the sky, in whatever way you can.',
    ending:
      'The collar bursts as Vharok strikes the rock. For one heartbeat his eyes are clear as mountain lakes, and he bows his head to you, out of politeness. Then the cloud drifts off. The splinters lie in the snow, and all of them point the same way, like needles on a compass: back through Borderlands and Wildlands into the grey from which nobody has come home. Now you know where the smith lives.',
    defeat: 'Thunder rolls across the valley, and nobody is left to put a goat at the door.',
  },
  heartOfDread: {
    intro:
      'All tracks run together: the wolf, the king, the voice, the dragon. Four collars, one smith. He dwells where the maps end, in a grey without morning, and what he takes is not lives. He takes names. First your neighbour forgets you, then your mother, and at last you yourself; what remains is mist, and the mist is his. In the Mistwatch there are houses whose owners nobody remembers. The soup is steaming on the table. The guards light lanterns and no longer know for whom. You carved your names on small stones and hid them close to your hearts, yet three of them vanished overnight and now lie somewhere in the Deadlands, as bait or as hope. Out once more, then, further than ever before. Behind the mist a face is waiting, and behind the face waits something that beats. On the way, tell each other your names. Often. Aloud. It is the only weapon he fears.',
    ending:
      'The heart beats once more, twice, then no longer. The mist lifts like a curtain, and behind it stand people, thousands, rubbing their eyes and calling names, their own, each other’s, all at once, laughing. You stand in their midst, and nobody knows you. Then a child steps up with a small stone in its hand and reads aloud what is written there. It is the most beautiful sound in the world. Valskyrr awakes. Go home; they are waiting for you, and this time they know for whom.',
    defeat: 'Someone should tell this story. But who was there again?',
  },
};
