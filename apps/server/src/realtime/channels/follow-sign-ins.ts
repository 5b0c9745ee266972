import type { RealTimeConnection } from '@feathersjs/feathers'
import type { App } from '../../runtime/app.ts'
import { channelOf } from './channels.ts'
import { channelsOf } from './joined-channels.ts'
import { staffPrefix } from './staff-channels.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { onEndOfSignIn } from '../../authentication/sign-ins/end-sign-in.ts'
import type { TokenPayload } from '../../authentication/token-payload.ts'
import { onEndOfTokens } from '../../authentication/end-tokens.ts'

/** What a socket is signed in by. */
interface Owner {
  readonly user: string
  readonly signIn?: string
  /** The paired device at which they signed in by PIN. */
  readonly terminal?: string
}

interface Result {
  readonly user?: { readonly _id?: string }
  readonly authentication?: { readonly payload?: TokenPayload }
}

const ownerOf = (result: unknown): Owner | undefined => {
  const { user, authentication } = (result ?? {}) as Result
  const { signIn, terminal } = authentication?.payload ?? {}
  return user?._id === undefined
    ? undefined
    : {
        user: user._id,
        ...(signIn === undefined ? {} : { signIn }),
        ...(terminal === undefined ? {} : { terminal }),
      }
}

/** How long a socket that signs out itself has for its response, in ms. */
const ownResponse = 500

/**
 * Connects each socket to the events of its account, from sign-in until it signs out, another account signs in, or the
 * tokens are revoked, or those of the device at which they entered a PIN. It then leaves the channels that it joined as staff too. If its sign-in is ended elsewhere or expires,
 * it connects again.
 */
export const followSignIns = (app: App, runtime: Runtime): void => {
  const channels = channelsOf(app)
  const owners = new WeakMap<RealTimeConnection, Owner>()
  const join = (connection: RealTimeConnection, { user, terminal }: Owner): void => {
    for (const id of [user, terminal])
      if (id !== undefined) channels.join(channelOf.user(id), connection)
  }
  const leaveChannels = (connection: RealTimeConnection, { user, terminal }: Owner): void => {
    const heard = channels.joinedBy(connection).filter((name) => name.startsWith(staffPrefix))
    const own = [user, terminal].flatMap((id) => (id === undefined ? [] : [channelOf.user(id)]))
    for (const name of [...heard, ...own]) channels.leave(name, connection)
  }
  const leave = (connection: RealTimeConnection, former: Owner): void => {
    owners.delete(connection)
    leaveChannels(connection, former)
  }
  app.on('login', (result: unknown, { connection }: { connection?: RealTimeConnection }) => {
    const owner = ownerOf(result)
    if (!connection || owner === undefined) return
    const former = owners.get(connection)
    if (former && (former.user !== owner.user || former.terminal !== owner.terminal))
      leave(connection, former)
    owners.set(connection, owner)
    join(connection, owner)
  })
  // A token in the handshake signs in before there is a connection, which can join only now.
  app.on('connection', (connection: RealTimeConnection) => {
    const owner = owners.get(connection)
    if (owner) join(connection, owner)
  })
  app.on('logout', (_result: unknown, { connection }: { connection?: RealTimeConnection }) => {
    const former = connection && owners.get(connection)
    if (connection && former) leave(connection, former)
  })
  /** A socket that is signed in no more connects again, so that its client learns of it. */
  const reconnect = (connection: RealTimeConnection): void => {
    app.io?.sockets.sockets.get(String(connection['socketId']))?.conn.close()
  }
  onEndOfSignIn(runtime, ({ user, _id }) => {
    for (const connection of channels.connectionsIn(channelOf.user(user)))
      if (owners.get(connection)?.signIn === _id) {
        leaveChannels(connection, { user, ...owners.get(connection) })
        setTimeout(() => {
          if (owners.get(connection)?.signIn === _id) reconnect(connection)
        }, ownResponse).unref()
      }
  })
  // Feathers ends the sign-in of a socket with its token, and the connection with this event too.
  app.on('disconnect', (connection: RealTimeConnection) => {
    if (owners.delete(connection)) reconnect(connection)
  })
  onEndOfTokens(runtime, (id) => {
    for (const connection of channels.connectionsIn(channelOf.user(id)))
      leave(connection, owners.get(connection) ?? { user: id })
  })
}
