/** What the service worker does with a push and with a click on a notice. It knows no catalogue: the server sends words. */
interface Pushed {
  readonly data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface Clicked {
  readonly notification: { readonly data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  readonly navigator?: { setAppBadge?: () => Promise<void> };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listen: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: Clicked) => void): void;
}

interface Message {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

/** Lets a service worker show notices and follow them. */
export function listenForNotices(scope: Scope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event.data)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(follow(scope, pathOf(event.notification.data)));
  });
}

async function show(scope: Scope, data: Pushed['data']): Promise<void> {
  if (data === null) return;
  const { title, body, path, tag } = data.json() as Message;
  // A number would have to be counted: that somebody waits is all a push says.
  await scope.navigator?.setAppBadge?.().catch(() => {});
  await scope.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { path } });
}

/** Only ever a page of our own, whatever a notice may say. */
export function pathOf(data: unknown): string {
  const path = (data as { path?: unknown } | null)?.path;
  return typeof path === 'string' && /^\/(?:table\/[\w-]+)?$/.test(path) ? path : '/';
}

/** The window that shows the table, else a new one. */
async function follow(scope: Scope, path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there !== undefined) await there.focus();
  else await scope.clients.openWindow(path);
}
