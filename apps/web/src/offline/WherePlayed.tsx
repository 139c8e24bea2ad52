import type { Where } from './create-table.ts';
import { useReachable } from './reach.ts';
import { useDeviceTexts } from './texts.ts';

interface WherePlayedProps {
  readonly where: Where;
  readonly onChange: (where: Where) => void;
}

/** With others over the server, or on this device alone. Without a server there is nothing to choose. */
export function WherePlayed({ where, onChange }: WherePlayedProps) {
  const texts = useDeviceTexts();
  const reachable = useReachable();
  return (
    <section className="slab plan" aria-labelledby="plan-where">
      <h2 id="plan-where">{texts.where}</h2>
      <p className="plan-row">
        {reachable && (
          <button
            type="button"
            className="toggle"
            aria-pressed={where === 'server'}
            onClick={() => onChange('server')}
          >
            {texts.server}
          </button>
        )}
        <button
          type="button"
          className="toggle"
          aria-pressed={where === 'device'}
          onClick={() => onChange('device')}
        >
          {texts.device}
        </button>
      </p>
      {where === 'device' && <p className="plan-hint">{texts.deviceHint}</p>}
    </section>
  );
}
