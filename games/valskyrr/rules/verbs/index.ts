import type { Verbs } from '../tools.ts';
import { cardVerbs } from './cards.ts';
import { changeVerbs } from './changes.ts';
import { choiceVerbs } from './choices.ts';
import { damageVerbs } from './damage.ts';
import { embeddingVerbs } from './embedding.ts';
import { enemyVerbs } from './enemies.ts';
import { tokenVerbs } from './tokens.ts';
import { trackVerbs } from './tracks.ts';

/** How every word of the effect language is carried out. */
export const verbs: Verbs = {
  ...damageVerbs,
  ...tokenVerbs,
  ...cardVerbs,
  ...enemyVerbs,
  ...trackVerbs,
  ...changeVerbs,
  ...choiceVerbs,
  ...embeddingVerbs,
};
