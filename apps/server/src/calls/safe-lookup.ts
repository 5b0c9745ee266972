import type { App } from '../runtime/app.ts'
import { isPrototypeName } from './prototype-name.ts'

/**
 * Makes `app.lookup` return null for paths with a property of every object (`constructor`), which Feathers' router
 * would take for its own.
 */
export const makeLookupSafe = (app: App): void => {
  const lookup = app.lookup.bind(app)
  const safe = (path: unknown) =>
    typeof path === 'string' && !path.split('/').some(isPrototypeName) ? lookup(path) : null
  app.lookup = safe as typeof app.lookup
}
