import type { About } from '@tafelrunde/engine';
import { Icon, type IconName } from '@tafelrunde/ui';
import { Picture } from '@tafelrunde/ui/table';
import { useSpeech } from '../language.tsx';
import { useNewTableTexts } from './texts.ts';
import type { PresetId, Way } from './presets.ts';

type Look = Parameters<typeof Picture>[0]['look'];

const pictures: Readonly<Record<PresetId, { readonly look: Look; readonly icon: IconName }>> = {
  usual: { look: { frame: 'place', scene: 'field', palette: 'ice', seed: 3 }, icon: 'place' },
  first: { look: { frame: 'place', scene: 'field', palette: 'ice', seed: 3 }, icon: 'place' },
  base: { look: { frame: 'place', scene: 'rays', palette: 'sand', seed: 5 }, icon: 'baseGame' },
  everything: { look: { frame: 'place', scene: 'crypt', palette: 'violet', seed: 7 }, icon: 'dragon' },
  last: { look: { frame: 'place', scene: 'village', palette: 'ember', seed: 9 }, icon: 'duration' },
};

interface PresetsProps {
  readonly ways: readonly Way[];
  readonly chosen: PresetId;
  readonly about: About | undefined;
  readonly onChoose: (way: Way) => void;
}

/** The ways to play this game, as large cards. One is always chosen. */
export function Presets({ ways, chosen, about, onChoose }: PresetsProps) {
  const texts = useNewTableTexts();
  const { language } = useSpeech();
  const sayText = ({ id, last }: Way): string => {
    if (last !== undefined)
      return last.seats.length === 1
        ? texts.lastAlone(last.opened)
        : texts.lastTogether(last.opened, last.seats.length);
    return id === 'usual' || id === 'last'
      ? texts.usualText
      : (about?.presets?.[id]?.text[language] ?? texts.usualText);
  };
  const sayFacts = ({ id }: Way): string => {
    const preset = id === 'usual' || id === 'last' ? undefined : about?.presets?.[id];
    return preset === undefined ? '' : texts.suits(...preset.seats, preset.minutes);
  };
  return (
    <section className="ways" aria-labelledby="ways">
      <h2 id="ways">{texts.how}</h2>
      <div className="ways-row">
        {ways.map((way) => (
          <button
            key={way.id}
            type="button"
            className="way"
            aria-pressed={way.id === chosen}
            onClick={() => onChoose(way)}
          >
            <Picture {...pictures[way.id]} className="way-picture" />
            <span className="way-text">
              <b>{texts.presets[way.id]}</b>
              <small>{sayText(way)}</small>
              <em>{sayFacts(way)}</em>
            </span>
            {way.id === chosen && (
              <i className="way-tick">
                <Icon name="done" />
              </i>
            )}
          </button>
        ))}
      </div>
    </section>
  );
}
