/** What `serve` tells a server. */
interface Settings {
  readonly port: number;
  readonly host?: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly clientFolder: string;
  readonly trustProxy: string | undefined;
  readonly fixtures: boolean;
  readonly privateNotices: boolean;
  readonly openMetrics: boolean;
  readonly metricsKey: string | undefined;
  readonly contact?: string;
  readonly logger?: { readonly level: string };
}

export interface Started {
  readonly url: string;
  /** Where the data are, for people to read. */
  readonly data: { readonly name: string; readonly place: string };
  close(): Promise<void>;
}

export type StartServer = (settings: Settings) => Promise<Started>;

/** Why a server does not start, and the part of a setting, the place or the reason it names. */
export interface StartError extends Error {
  readonly code: string;
  readonly field?: string;
  readonly place?: string;
  readonly reason?: string;
}

export const isStartError = (thrown: unknown): thrown is StartError =>
  thrown instanceof Error && thrown.name === 'ServerError';
