import type { Ref } from 'react';
import { Icon } from './icons/Icon.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  /** The key that leads here from anywhere on the page, shown while the field is empty. */
  readonly hotkey?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** The element that lists what was found. */
  readonly controls?: string;
}

/** A field that searches while one types. Escape empties it. */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  value,
  onChange,
  onFocus,
  hotkey,
  inputRef,
  controls,
}: SearchFieldProps) {
  return (
    <search className="search-field">
      <Icon name="search" />
      <input
        ref={inputRef}
        type="search"
        aria-label={label}
        aria-controls={controls}
        aria-keyshortcuts={hotkey}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={onFocus}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
      {value === '' ? (
        hotkey && <kbd aria-hidden="true">{hotkey}</kbd>
      ) : (
        <button
          type="button"
          className="search-field-clear"
          aria-label={clearLabel}
          onClick={(event) => {
            onChange('');
            event.currentTarget.parentElement?.querySelector('input')?.focus();
          }}
        >
          <Icon name="remove" />
        </button>
      )}
    </search>
  );
}
