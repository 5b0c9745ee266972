import type { App } from '../runtime/app.ts'
import { isForeignWord } from './foreign-word.ts'

/** Finds no service by a path with a word that every object knows, and that Feathers' router would take for its own. */
export const makeLookupSafe = (app: App): void => {
  const lookup = app.lookup.bind(app)
  const safe = (path: unknown) =>
    typeof path === 'string' && !path.split('/').some(isForeignWord) ? lookup(path) : null
  app.lookup = safe as typeof app.lookup
}
