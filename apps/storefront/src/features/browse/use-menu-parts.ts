import { useSelected, useStore } from '@comanda/client/react'
import type { MenuContext } from '@comanda/engine/catalog'
import { useMemo } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { sectionAll, servingSections } from '../../shop/section-all.ts'
import type { Diet } from './diet.ts'
import { type MenuPart, menuParts } from './menu-parts.ts'
import { useMenuSearch } from './use-menu-search.ts'

/** The menu as it is shown: its parts, and the context that they are checked against. */
export interface ShownMenu {
  readonly context: MenuContext
  readonly parts: readonly MenuPart[]
  readonly hasPopular: boolean
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
  const isAll = useStore(sectionAll)
  const open = useSelected(catalogue.state, ({ menu: of, now }) =>
    isAll && of
      ? servingSections(of, now)
          .map(({ _id }) => _id)
          .join()
      : undefined,
  )
  return useMemo(() => {
    if (!menu || !context) return undefined
    const canSwitch = context.orderType !== 'dineIn' || menu.shop.onlineCanSwitchSection === true
    const serving =
      canSwitch && open !== undefined
        ? menu.sections.filter(({ _id }) => open.includes(_id))
        : undefined
    return {
      context,
      parts: menuParts(menu, context, { keyword, find, diet, serving }),
      hasPopular: menu.popular !== undefined,
    }
  }, [menu, context, keyword, find, diet, open])
}
