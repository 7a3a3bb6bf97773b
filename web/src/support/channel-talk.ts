import * as ChannelService from '@channel.io/channel-web-sdk-loader';
import type { Language } from '@hwarang/domain/language';
import { api } from '../platform/api.ts';
import { readSession } from '../platform/session.ts';

let bootedFor: string | undefined;

/** Channel Talk in place of our own window, set up with the signed-in user's username and email. */
export async function openChannelTalk(pluginKey: string, language: Language): Promise<void> {
  const { token } = readSession();
  const who = token ?? 'visitor';
  if (bootedFor !== who) {
    ChannelService.loadScript();
    const me = token ? await api.get('/users/me').catch(() => undefined) : undefined;
    ChannelService.boot({
      pluginKey,
      language,
      hideChannelButtonOnBoot: true,
      ...(me ? { profile: { name: me.username, email: me.email } } : {}),
    });
    bootedFor = who;
  }
  ChannelService.showMessenger();
}

/** Whoever has signed out takes the conversation along. */
export function closeChannelTalk(): void {
  if (bootedFor === undefined) return;
  bootedFor = undefined;
  ChannelService.shutdown();
}
