import { useEffect, useState } from 'react'
import type { IsRead } from './find-dishes.ts'

const isLatin = /[a-z]{2}/i

/** Returns how Chinese names are read; it is loaded, with its dictionaries, once Latin letters are typed (STAFF-5.6). */
export const useReadings = (keyword: string): IsRead | undefined => {
  const [readings, setReadings] = useState<{ readonly of: IsRead }>()
  const isWanted = isLatin.test(keyword) && !readings
  useEffect(() => {
    if (!isWanted) return
    import('@comanda/shop-rules/readings').then(
      ({ readingSearch }) => setReadings({ of: readingSearch() }),
      () => undefined,
    )
  }, [isWanted])
  return readings?.of
}
