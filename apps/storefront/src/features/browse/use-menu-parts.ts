import { useSelected } from '@comanda/client/react'
import type { MenuContext } from '@comanda/engine/catalog'
import { useMemo } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useChineseFold } from '../../language/use-chinese-fold.ts'
import { type MenuPart, menuParts } from './menu-parts.ts'

/** The menu as it is shown: its parts, and the context that they are checked against. */
export interface ShownMenu {
  readonly context: MenuContext
  readonly parts: readonly MenuPart[]
}

/** Returns the parts of the menu that match a keyword; `undefined` until the menu is loaded. */
export const useMenuParts = (keyword: string, isSearching: boolean): ShownMenu | undefined => {
  const { catalogue, cart } = useDiner().client
  const menu = useSelected(catalogue.state, (state) => state.menu)
  const context = useSelected(cart.state, (state) => state.offer)
  const fold = useChineseFold(isSearching)
  return useMemo(
    () => menu && context && { context, parts: menuParts(menu, context, { keyword, fold }) },
    [menu, context, keyword, fold],
  )
}
