import type { App } from '../declarations.ts'

/** Words that every JavaScript object knows, and that Feathers' router would take for paths of its own. */
const isForeign = (segment: string): boolean => segment in Object.prototype

/** Finds no service by a path with such a word, instead of failing inside. */
export const makeLookupSafe = (app: App): void => {
  const lookup = app.lookup.bind(app)
  const safe = (path: unknown) =>
    typeof path === 'string' && !path.split('/').some(isForeign) ? lookup(path) : null
  app.lookup = safe as typeof app.lookup
}
