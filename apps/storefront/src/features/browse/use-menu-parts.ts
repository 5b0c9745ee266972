import { useMemo } from 'react'
import { useDiner } from '../../data/client-context.tsx'
import { useSelected } from '../../data/use-store.ts'
import { useChineseFold } from '../../language/use-chinese-fold.ts'
import { type MenuPart, menuParts } from './menu-parts.ts'

/** The parts of the menu that a keyword finds; `undefined` while there is no menu. */
export const useMenuParts = (
  keyword: string,
  isSearching: boolean,
): readonly MenuPart[] | undefined => {
  const { catalogue, cart } = useDiner().client
  const menu = useSelected(catalogue.state, (state) => state.menu)
  const context = useSelected(cart.state, (state) => state.context)
  const fold = useChineseFold(isSearching)
  return useMemo(
    () => (menu && context ? menuParts(menu, context, { keyword, fold }) : undefined),
    [menu, context, keyword, fold],
  )
}
