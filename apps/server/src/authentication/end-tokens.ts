import type { RealTimeConnection } from '@feathersjs/feathers'
import type { App } from '../declarations.ts'
import { channelOf } from '../realtime/channels.ts'
import type { Runtime } from '../runtime.ts'

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

/** Connections of an account hear its events from sign-in until they sign out or its tokens end. */
export const followSignIns = (app: App, runtime: Runtime): void => {
  const idOf = (result: unknown): string | undefined =>
    (result as { user?: { _id?: string } } | undefined)?.user?._id
  app.on('login', (result: unknown, { connection }: { connection?: object }) => {
    const id = idOf(result)
    if (connection && id !== undefined) app.channel(channelOf.user(id)).join(connection)
  })
  app.on('logout', (result: unknown, { connection }: { connection?: object }) => {
    const id = idOf(result)
    if (connection && id !== undefined) app.channel(channelOf.user(id)).leave(connection)
  })
  onEndOfTokens(runtime, (id) => {
    const own = new Set(app.channel(channelOf.user(id)).connections)
    const heard = app.channels.filter((name) => /^(user|staff)\//.test(name))
    if (own.size > 0)
      for (const name of heard)
        app.channel(name).leave((connection: RealTimeConnection) => own.has(connection))
  })
}
