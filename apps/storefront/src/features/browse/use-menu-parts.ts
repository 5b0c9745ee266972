import { useSelected } from '@comanda/client/react'
import type { MenuContext } from '@comanda/engine/catalog'
import { useMemo } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import type { Diet } from './diet.ts'
import { type MenuPart, menuParts } from './menu-parts.ts'
import { useMenuSearch } from './use-menu-search.ts'

/** The menu as it is shown: its parts, and the context that they are checked against. */
export interface ShownMenu {
  readonly context: MenuContext
  readonly parts: readonly MenuPart[]
}

/** Returns the parts of the menu that match a keyword and a diet; `undefined` until the menu is loaded. */
export const useMenuParts = (
  keyword: string,
  isSearching: boolean,
  diet: Diet,
): ShownMenu | undefined => {
  const { catalogue, cart } = useDiner().client
  const menu = useSelected(catalogue.state, (state) => state.menu)
  const context = useSelected(cart.state, (state) => state.offer)
  const find = useMenuSearch(isSearching)
  return useMemo(
    () => menu && context && { context, parts: menuParts(menu, context, { keyword, find, diet }) },
    [menu, context, keyword, find, diet],
  )
}
