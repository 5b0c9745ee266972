import { type Pause, pauseOf } from '@comanda/shop-rules/sessions'
import { useCatalogue, useVisit } from './use-stores.ts'

/** Returns the pause that holds this diner's orders now (STAFF-1.15), if there is one. */
export const usePause = (): Pause | undefined => {
  const { menu, now } = useCatalogue()
  const { mode } = useVisit()
  return menu && pauseOf(menu.shop, mode, now)
}
