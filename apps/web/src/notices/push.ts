import { noticesApi } from './api.ts';

/** Whether this browser can be told while the page is closed, and whether it may be. */
export type PushState = 'missing' | 'denied' | 'off' | 'on';

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : Promise.resolve(undefined);

export async function pushState(): Promise<PushState> {
  const worker = await registration();
  if (worker === undefined || !('PushManager' in window) || !('Notification' in window)) return 'missing';
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Ask the browser, then sign up with the server. */
export async function switchOn(key: string, language: 'de' | 'en'): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const worker = await registration();
  if (worker === undefined) return;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  try {
    await noticesApi.addDevice({
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
      language,
    });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/** The server notices with the next push that nobody listens any more, and forgets the device. */
export async function switchOff(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
