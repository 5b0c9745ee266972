import type { Fold } from '@comanda/engine'
import { useEffect, useMemo, useState } from 'react'
import { useCart, useCatalogue } from '../../data/use-store.ts'
import { type MenuPart, menuParts } from './menu-parts.ts'

/** Loads the folding of Chinese forms when it is first wanted: its table is large. */
const useFold = (wanted: boolean): Fold | undefined => {
  const [fold, setFold] = useState<{ readonly of: Fold }>()
  useEffect(() => {
    if (!wanted || fold) return
    import('@comanda/engine/chinese').then(
      ({ foldChinese }) => setFold({ of: foldChinese }),
      () => undefined,
    )
  }, [wanted, fold])
  return fold?.of
}

/** The parts of the menu that a keyword finds; `undefined` while there is no menu. */
export const useMenuParts = (
  keyword: string,
  isSearching: boolean,
): readonly MenuPart[] | undefined => {
  const { menu } = useCatalogue()
  const { context } = useCart()
  const fold = useFold(isSearching)
  return useMemo(
    () => (menu && context ? menuParts(menu, context, { keyword, fold }) : undefined),
    [menu, context, keyword, fold],
  )
}
