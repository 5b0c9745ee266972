import type { App } from '../runtime/app.ts'

/** The names of the channels with at least one connection. */
export type JoinedChannels = ReadonlySet<string>

/**
 * Tracks the names of joined channels: Feathers rebuilds its own list on each access, which with thousands of sessions
 * takes longer than sending an event.
 */
export const joinedChannels = (app: App): JoinedChannels => {
  const open = new Set<string>()
  const channel = app.channel.bind(app)
  app.channel = (...names) => {
    const wanted = names.flat()
    const asked = channel(...wanted)
    for (const name of wanted) {
      if (open.has(name)) continue
      open.add(name)
      channel(name).once('empty', () => open.delete(name))
    }
    return asked
  }
  return open
}
