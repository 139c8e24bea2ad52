let context: AudioContext | null = null;

/** Two notes, struck like a small bell. Browsers want somebody to have clicked first: until then we are silent too. */
export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  strike(context, 660, 0);
  strike(context, 880, 0.14);
}

function strike(on: AudioContext, pitch: number, after: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  const begin = on.currentTime + after;
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.9);
  tone.connect(volume).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + 1);
}
