/** A file and, where its name does not say what is in it, the hash of its content as a browser checks it. */
export interface DeviceFile {
  readonly path: string;
  readonly integrity?: string;
}

/** The files of one version: those without which nothing works, and by game those that only it needs. */
export interface DeviceFiles {
  readonly version: string;
  readonly shell: readonly DeviceFile[];
  readonly games: Readonly<Record<string, readonly DeviceFile[]>>;
  /** Practice games are kept on devices where they were played, not wherever the app is installed. */
  readonly practice: readonly string[];
}

/** What a page tells the service worker. */
export type ToServiceWorker =
  /** Which version are you? It comes back over the port that travels along. */
  | { readonly type: 'version' }
  /** Do not wait until every window of the older version is closed. */
  | { readonly type: 'takeOver' }
  /** Have these games ready without a connection; null: all of them. Whether they are comes back over the port, if one travels along. */
  | { readonly type: 'keep'; readonly games: readonly string[] | null }
  /** Which games are there, with every file they need? */
  | { readonly type: 'kept' };
