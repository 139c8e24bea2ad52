import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Docked at the side, so that the board stays visible. */
  readonly side?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet above the table. Escape, its cross and a click beside it close it; the browser keeps the focus inside. */
export function Dialog({ title, closeLabel, onClose, side = false, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed while it is still in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // The click beside the sheet is for the pointer alone; Escape does the same by keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`dialog sheet ${className}`.trim()}
      data-side={side || undefined}
      aria-labelledby={titleId}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="dialog-body">
        <header>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onClose}>
            <Icon name="remove" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
