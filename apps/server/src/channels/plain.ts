import type { ChannelAdapter } from './adapter.ts'

/** Our own channel API: it calls by a key, and hears what we say, signed as webhooks are (CHANNEL-6.2). */
export const plain: ChannelAdapter = {
  write: ({ kind, ...message }, { _id: channel, shop, account, location }) => ({
    body: {
      type: `channel.${kind}`,
      shop,
      channel,
      ...(account === undefined ? {} : { account }),
      ...(location === undefined ? {} : { location }),
      data: message,
    },
  }),
}
