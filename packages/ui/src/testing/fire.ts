import type { Part } from './render.tsx'

/** Calls an event handler of a part, as the browser would: not on a disabled one. */
export const fire = (part: Part, handler: `on${string}`, event: object = {}): void => {
  if (part.props['disabled'] === true) return
  const listener = part.props[handler]
  if (typeof listener === 'function') listener(event)
}
