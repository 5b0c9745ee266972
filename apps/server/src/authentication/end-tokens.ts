import type { Runtime } from '../runtime/runtime.ts'

/** A message between servers: all tokens of an account are revoked. */
const path = 'accounts'

/** Announces to every server that the tokens of the account are revoked. To be called after the commit. */
export const announceEndOfTokens = ({ bus }: Pick<Runtime, 'bus'>, user: string): void =>
  bus.publish({ path, event: 'tokensEnded', data: { _id: user } })

/** Calls `ended` when the tokens of an account are revoked, on any server. */
export const onEndOfTokens = ({ bus }: Pick<Runtime, 'bus'>, ended: (user: string) => void): void =>
  bus.listen((message) => {
    const { data } = message
    if (message.path === path && typeof data === 'object' && data !== null && '_id' in data)
      ended(String(data._id))
  })
