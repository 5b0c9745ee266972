import type { App } from '../runtime/app.ts'

/** The names of the channels that somebody is in. */
export type JoinedChannels = ReadonlySet<string>

/**
 * Keeps the names of open channels at hand from now on: Feathers' own list of them is written anew each time it is asked
 * for, which with thousands of sessions takes longer than telling an event.
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
