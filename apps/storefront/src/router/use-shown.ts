import { useSelected } from '@comanda/client/react'
import { useMemo } from 'react'
import type { Path } from './paths.ts'
import type { Shown } from './router.ts'
import { useRouter } from './router-context.tsx'
import type { ParamsOf, SearchOf } from './target.ts'

/** Returns the screen that is shown, until the next one is loaded. */
export const useShown = (): Shown | undefined =>
  useSelected(useRouter().state, ({ shown }) => shown)

/** Returns the parameters of the screen at `path`, which is shown. */
export const useParams = <P extends Path>(_path: P): ParamsOf<P> =>
  (useShown()?.params ?? {}) as ParamsOf<P>

/** Returns the texts of the query that the screen at `path`, which is shown, reads; those that are empty are left out. */
export const useSearch = <P extends Path>(_path: P): SearchOf<P> => {
  const query = useShown()?.place.search ?? ''
  return useMemo(() => {
    const texts = [...new URLSearchParams(query)].filter(([, text]) => text !== '')
    return Object.fromEntries(texts) as SearchOf<P>
  }, [query])
}
