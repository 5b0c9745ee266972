import type { Runtime } from '../runtime/runtime.ts'

/** The servers' own business: all tokens of an account have ended. */
const path = 'accounts'

/** Tells every server, after the commit, that the tokens of the account have ended. */
export const announceEndOfTokens = ({ bus }: Pick<Runtime, 'bus'>, user: string): void =>
  bus.publish({ path, event: 'tokensEnded', data: { _id: user } })

/** Hears that the tokens of an account have ended, on whatever server. */
export const onEndOfTokens = ({ bus }: Pick<Runtime, 'bus'>, ended: (user: string) => void): void =>
  bus.listen((message) => {
    const { data } = message
    if (message.path === path && typeof data === 'object' && data !== null && '_id' in data)
      ended(String(data._id))
  })
