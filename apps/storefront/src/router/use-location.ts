import { useSelected } from '@comanda/client/react'
import type { Place } from './history.ts'
import { useRouter } from './router-context.tsx'

/** Returns the place of the screen that is shown: the former one while the next is loading. */
export const useLocation = (): Place =>
  useSelected(useRouter().state, ({ shown, place }) => shown?.place ?? place)

/** Returns where the user goes, while its screen is still loading, too. */
export const useDestination = (): Place => useSelected(useRouter().state, ({ place }) => place)

/** Returns whether an entry of the app comes before this one in the history. */
export const useCanGoBack = (): boolean =>
  useSelected(useRouter().state, ({ place }) => place.index > 0)
