import type { Product } from '@comanda/contract'
import { useEffect, useMemo, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import type { SearchDishes } from './menu-search.ts'

/** Returns the dishes that a keyword finds. */
export type FindDishes = (products: readonly Product[], keyword: string) => readonly Product[]

/** Returns the search of the menu; it is loaded, with the table of Chinese characters, once it is `wanted`. */
export const useMenuSearch = (wanted: boolean): FindDishes | undefined => {
  const { t } = useMessages()
  const [search, setSearch] = useState<{ readonly of: SearchDishes }>()
  useEffect(() => {
    if (!wanted || search) return
    import('./menu-search.ts').then(
      ({ provideSearch }) => provideSearch((of) => setSearch({ of })),
      () => undefined,
    )
  }, [wanted, search])
  return useMemo(
    () =>
      search &&
      ((products, keyword) => search.of(products, keyword, (mark) => t(`dish.marks.${mark}`))),
    [search, t],
  )
}
