import type { App } from '../runtime/app.ts'

/** The names of the channels with at least one connection. */
export type JoinedChannels = ReadonlySet<string>

/**
 * Tracks the names of joined channels: Feathers rebuilds its own list on each access, which with thousands of sessions
 * takes longer than sending an event.
 */
export const joinedChannels = (app: App): JoinedChannels => {
  const joined = new Set<string>()
  const channel = app.channel.bind(app)
  app.channel = (...names) => {
    const requested = names.flat()
    const selected = channel(...requested)
    for (const name of requested) {
      if (joined.has(name)) continue
      joined.add(name)
      channel(name).once('empty', () => joined.delete(name))
    }
    return selected
  }
  return joined
}
