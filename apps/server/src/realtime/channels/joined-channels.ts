import type { RealTimeConnection } from '@feathersjs/feathers'
import type { App } from '../../runtime/app.ts'
import type { EventBus, Following } from '../../runtime/event-bus.ts'
import { subjectOfChannel } from './channels.ts'

interface Channel {
  readonly connections: Set<RealTimeConnection>
  readonly following: Following
}

/**
 * The channels with at least one connection. A server follows their subjects. In place of Feathers' own channels, which
 * visit every channel of the server whenever a connection ends.
 */
export class JoinedChannels {
  readonly #app: App
  readonly #bus: Pick<EventBus, 'follow'>
  readonly #channels = new Map<string, Channel>()
  readonly #joinedBy = new WeakMap<RealTimeConnection, Set<string>>()
  readonly #waiting = new WeakMap<RealTimeConnection, Promise<void>>()

  constructor(app: App, bus: Pick<EventBus, 'follow'>) {
    this.#app = app
    this.#bus = bus
    app.on('disconnect', (connection: RealTimeConnection) => this.leaveAll(connection))
  }

  get names(): readonly string[] {
    return [...this.#channels.keys()]
  }

  connectionsIn(name: string): ReadonlySet<RealTimeConnection> {
    return this.#channels.get(name)?.connections ?? new Set()
  }

  /** Does nothing if the connection has ended: the channel would never lose it. */
  join(name: string, connection: RealTimeConnection): void {
    if (!this.#isConnected(connection)) return
    const channel = this.#channels.get(name) ?? this.#open(name)
    channel.connections.add(connection)
    const joined = this.#joinedBy.get(connection) ?? new Set()
    this.#joinedBy.set(connection, joined.add(name))
    const { ready } = channel.following
    if (ready) this.#await(connection, ready)
  }

  leave(name: string, connection: RealTimeConnection): void {
    this.#joinedBy.get(connection)?.delete(name)
    const channel = this.#channels.get(name)
    if (!channel?.connections.delete(connection) || channel.connections.size > 0) return
    this.#channels.delete(name)
    channel.following.end()
  }

  leaveAll(connection: RealTimeConnection): void {
    for (const name of this.joinedBy(connection)) this.leave(name, connection)
  }

  joinedBy(connection: RealTimeConnection): readonly string[] {
    return [...(this.#joinedBy.get(connection) ?? [])]
  }

  /**
   * Returns a promise that resolves once the events of all channels that the connection has joined arrive at this
   * server, or undefined if they do already. What is read after that is updated by events.
   */
  ready(connection: RealTimeConnection): Promise<void> | undefined {
    return this.#waiting.get(connection)
  }

  #open(name: string): Channel {
    const channel = {
      connections: new Set<RealTimeConnection>(),
      following: this.#bus.follow(subjectOfChannel(name)),
    }
    this.#channels.set(name, channel)
    return channel
  }

  #await(connection: RealTimeConnection, ready: Promise<void>): void {
    const before = this.#waiting.get(connection)
    const both = async (): Promise<void> => {
      await Promise.all([before, ready])
      if (this.#waiting.get(connection) === all) this.#waiting.delete(connection)
    }
    const all = both()
    this.#waiting.set(connection, all)
  }

  #isConnected({ socketId }: RealTimeConnection): boolean {
    return this.#app.io?.sockets.sockets.has(String(socketId)) === true
  }
}

const channelsOfApps = new WeakMap<App, JoinedChannels>()

/** Prepares the channels of a server, which `channelsOf` returns. */
export const openChannels = (app: App, bus: Pick<EventBus, 'follow'>): void => {
  channelsOfApps.set(app, new JoinedChannels(app, bus))
}

export const channelsOf = (app: App): JoinedChannels => {
  const channels = channelsOfApps.get(app)
  if (!channels) throw new Error('the channels of this server have not been opened')
  return channels
}
