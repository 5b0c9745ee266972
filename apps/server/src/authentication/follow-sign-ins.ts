import type { RealTimeConnection } from '@feathersjs/feathers'
import type { App } from '../declarations.ts'
import { channelOf } from '../realtime/channels.ts'
import type { Runtime } from '../runtime.ts'
import { onEndOfTokens } from './end-tokens.ts'

const idOf = (result: unknown): string | undefined =>
  (result as { user?: { _id?: string } } | undefined)?.user?._id

/** Connections of an account hear its events from sign-in until they sign out or its tokens end. */
export const followSignIns = (app: App, runtime: Runtime): void => {
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
