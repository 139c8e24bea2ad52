import { Component, type ReactNode } from 'react';
import { Button, Sheet } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';

/** Shows a page of words instead of nothing when a part of the client breaks. */
export class Failure extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error ? <FailureSheet error={this.state.error} /> : this.props.children;
  }
}

function FailureSheet({ error }: { readonly error: Error }) {
  const { texts } = useSpeech();
  return (
    <Sheet as="section" className="notice">
      <h1 tabIndex={-1}>{texts.failure.title}</h1>
      <p>{texts.failure.text}</p>
      <p>
        <code>{error.message}</code>
      </p>
      <Button label={texts.failure.reload} onClick={() => location.reload()} />
    </Sheet>
  );
}
