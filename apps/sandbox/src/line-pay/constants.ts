/** What the merchant has of LINE Pay. */
export const merchant = {
  channelId: '1656000000',
  channelSecret: 'a917ab6a2367b536f8e5a6e2977e06f4',
} as const
