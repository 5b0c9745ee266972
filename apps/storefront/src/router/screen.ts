import type { ComponentType } from 'react'
import type { Path } from './paths.ts'

/** What is shown at a path. */
export interface Screen {
  readonly path: Path
  /** The component, once it is loaded. */
  readonly component: () => ComponentType | undefined
  /** Loads the component; a failed load is tried again by the next call. */
  readonly load: () => Promise<void>
}

/** A screen that is part of the app's first script. */
export const readyScreen = (path: Path, component: ComponentType): Screen => ({
  path,
  component: () => component,
  load: () => Promise.resolve(),
})

/** A screen that is loaded on demand (ROUTE-1.2), exported by its module as `name`. */
export const lazyScreen = <K extends string>(
  path: Path,
  name: K,
  load: () => Promise<Readonly<Record<K, ComponentType>> | undefined>,
): Screen => {
  let component: ComponentType | undefined
  return {
    path,
    component: () => component,
    load: async () => {
      const loaded = await load()
      // Nothing is loaded if the page is about to be loaded again for a new version (SHELL-3.4): it waits for that.
      if (!loaded) return new Promise(() => {})
      component = loaded[name]
    },
  }
}
