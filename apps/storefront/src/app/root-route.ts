import { createRootRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { BrokenPage } from '../shell/broken-page.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { RootScreen } from './root-screen.tsx'

export const rootRoute = createRootRoute({
  component: RootScreen,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
})

/** Returns the options of a route of the app by its path. */
export const at = <P extends string>(path: P) => ({ getParentRoute: () => rootRoute, path })

/** Returns a validator that reads texts of the query; anything else is left out. */
export const texts =
  <K extends string>(...names: readonly K[]) =>
  (search: { [N in K]?: unknown } & SearchSchemaInput): { [N in K]?: string } => {
    const found: { [N in K]?: string } = {}
    for (const name of names) {
      const value = search[name]
      if (typeof value === 'string' && value !== '') found[name] = value
    }
    return found
  }
