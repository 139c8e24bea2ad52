import * as v from 'valibot';

/** A browser that signs up for pushes, as its `PushSubscription` says it. */
export const newDevice = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(500)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.maxLength(200)),
    auth: v.pipe(v.string(), v.maxLength(100)),
  }),
  language: v.picklist(['de', 'en']),
});
export type NewDevice = v.InferOutput<typeof newDevice>;

export const newWebhook = v.strictObject({ url: v.pipe(v.string(), v.trim(), v.maxLength(500)) });

/** Where a person is told that it is their turn. */
export interface NoticeInfo {
  /** The public key of the server, for `pushManager.subscribe`. */
  readonly key: string;
  readonly devices: readonly { readonly id: string; readonly createdAt: number }[];
  readonly webhooks: readonly { readonly id: string; readonly url: string; readonly createdAt: number }[];
}

/** The answer to a new webhook. The secret its requests are signed with is shown this once. */
export interface NewlyHooked {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
}
