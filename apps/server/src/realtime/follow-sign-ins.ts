import type { RealTimeConnection } from '@feathersjs/feathers'
import type { App } from '../runtime/app.ts'
import { channelOf } from './channels.ts'
import { channelsOf } from './joined-channels.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { onEndOfTokens } from '../authentication/end-tokens.ts'

const idOf = (result: unknown): string | undefined =>
  (result as { user?: { _id?: string } } | undefined)?.user?._id

const staffPrefix = channelOf.staff('')

/**
 * Connects each socket to the events of its account, from sign-in until it signs out, another account signs in, or the
 * tokens are revoked. It then leaves the channels that it joined as staff too.
 */
export const followSignIns = (app: App, runtime: Runtime): void => {
  const channels = channelsOf(app)
  const owners = new WeakMap<RealTimeConnection, string>()
  const leave = (connection: RealTimeConnection, former: string): void => {
    owners.delete(connection)
    const heard = channels.joinedBy(connection).filter((name) => name.startsWith(staffPrefix))
    for (const name of [...heard, channelOf.user(former)]) channels.leave(name, connection)
  }
  app.on('login', (result: unknown, { connection }: { connection?: RealTimeConnection }) => {
    const id = idOf(result)
    if (!connection || id === undefined) return
    const former = owners.get(connection)
    if (former !== undefined && former !== id) leave(connection, former)
    owners.set(connection, id)
    channels.join(channelOf.user(id), connection)
  })
  // A token in the handshake signs in before there is a connection, which can join only now.
  app.on('connection', (connection: RealTimeConnection) => {
    const id = owners.get(connection)
    if (id !== undefined) channels.join(channelOf.user(id), connection)
  })
  app.on('logout', (_result: unknown, { connection }: { connection?: RealTimeConnection }) => {
    const former = connection && owners.get(connection)
    if (connection && former !== undefined) leave(connection, former)
  })
  onEndOfTokens(runtime, (id) => {
    for (const connection of channels.connectionsIn(channelOf.user(id))) leave(connection, id)
  })
}
