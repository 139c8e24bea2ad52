import { useSpeech } from '../language.tsx';

export function Footer() {
  const { texts } = useSpeech();
  return (
    <footer className="foot">
      <p>{texts.footer.unofficial}</p>
      <a href="/gallery">{texts.gallery.title}</a>
      <a href="/credits">{texts.credits.title}</a>
    </footer>
  );
}
