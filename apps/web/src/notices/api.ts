import type { NewDevice, NewlyHooked, NoticeInfo } from '@tafelrunde/protocol';
import { ask, call } from '../api.ts';

export const noticesApi = {
  look: () => call<NoticeInfo>('GET', '/api/notices'),
  addDevice: (device: NewDevice) => call<{ readonly id: string }>('POST', '/api/notices/devices', device),
  addWebhook: (url: string) => call<NewlyHooked>('POST', '/api/notices/webhooks', { url }),
  removeWebhook: (id: string) => ask('DELETE', `/api/notices/webhooks/${id}`),
  try: () => ask('POST', '/api/notices/try', {}),
};
