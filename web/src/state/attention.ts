// Calling somebody back to the table: a soft bell, the page's title and icon, a notification if that was allowed.

let audio: AudioContext | null = null;

/** Two notes of a small bell, made here: nothing to download. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const now = audio.currentTime;
    for (const [at, pitch] of [
      [0, 659.25],
      [0.16, 987.77],
    ] as const) {
      for (const [partial, loudness] of [
        [1, 0.12],
        [2.76, 0.025],
      ] as const) {
        const tone = audio.createOscillator();
        const volume = audio.createGain();
        tone.frequency.value = pitch * partial;
        volume.gain.setValueAtTime(0, now + at);
        volume.gain.linearRampToValueAtTime(loudness, now + at + 0.01);
        volume.gain.exponentialRampToValueAtTime(0.0005, now + at + 1.1);
        tone.connect(volume).connect(audio.destination);
        tone.start(now + at);
        tone.stop(now + at + 1.2);
      }
    }
  } catch {
    // No sound on this device: the title and the icon have to do.
  }
}

export function favicon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const address = turn ? '/favicon-turn.svg' : '/favicon.svg';
  if (link && link.getAttribute('href') !== address) link.setAttribute('href', address);
}

/** Shows a notification, if the browser was allowed to and nobody is looking at the page. */
export function notify(title: string, body: string, tag: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted' || document.hasFocus()) return;
  try {
    const note = new Notification(title, { body, tag, icon: '/favicon.svg' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only to installed pages.
  }
}
