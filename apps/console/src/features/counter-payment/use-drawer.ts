import { useStore } from '@comanda/client/react'
import type { BusinessDayStore } from '@comanda/client/staff'
import type { Till } from '@comanda/contract'
import { useState } from 'react'
import { useStaff } from '../../staff/staff-context.tsx'

/** The drawers in use, and the one that cash goes into. */
export interface Drawer {
  readonly store: Pick<BusinessDayStore, 'openDrawer'>
  /** Undefined until they are known. */
  readonly drawers: readonly Till[] | undefined
  /** The one that was closed last. */
  readonly last: Till | undefined
  /** One's own or the only one, unless another was chosen; undefined if there is none, or none was chosen of several. */
  readonly till: Till | undefined
  readonly onChoose: (till: string) => void
}

/** Returns the drawer that cash goes into (STAFF-6.6). */
export const useDrawer = (day: BusinessDayStore): Drawer => {
  const { authentication } = useStaff()
  const { user } = useStore(authentication.state)
  const state = useStore(day.state)
  const [chosen, onChoose] = useState<string>()
  const shown = state.status === 'ready' ? state.value : undefined
  const drawers = shown?.drawers
  const own = drawers?.find(({ openedBy }) => openedBy === user?._id)
  const till =
    drawers?.find(({ _id }) => _id === chosen) ??
    own ??
    (drawers?.length === 1 ? drawers[0] : undefined)
  return { store: day, drawers, last: shown?.closedDrawers[0], till, onChoose }
}
