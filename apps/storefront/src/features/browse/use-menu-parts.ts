import { useMemo } from 'react'
import { useCart, useCatalogue } from '../../data/use-store.ts'
import { useChineseFold } from '../../language/use-chinese-fold.ts'
import { type MenuPart, menuParts } from './menu-parts.ts'

/** The parts of the menu that a keyword finds; `undefined` while there is no menu. */
export const useMenuParts = (
  keyword: string,
  isSearching: boolean,
): readonly MenuPart[] | undefined => {
  const { menu } = useCatalogue()
  const { context } = useCart()
  const fold = useChineseFold(isSearching)
  return useMemo(
    () => (menu && context ? menuParts(menu, context, { keyword, fold }) : undefined),
    [menu, context, keyword, fold],
  )
}
