import { Button, Sheet } from '@tafelrunde/ui';
import { useSpeech } from '../language.tsx';
import { useArrival } from '../router.ts';
import { useTitle } from '../title.ts';

export function MissingPage() {
  const { texts } = useSpeech();
  useTitle(texts.missing.title);
  useArrival();
  return (
    <Sheet as="section" className="notice">
      <h1 tabIndex={-1}>{texts.missing.title}</h1>
      <p>{texts.missing.text}</p>
      <Button label={texts.missing.home} icon="games" href="/" />
    </Sheet>
  );
}
