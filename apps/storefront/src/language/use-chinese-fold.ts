import type { Fold } from '@comanda/engine/catalog'
import { useEffect, useState } from 'react'

/**
 * Returns a function that makes traditional and simplified Chinese match each other; its large table is loaded once it is
 * `wanted`.
 */
export const useChineseFold = (wanted: boolean): Fold | undefined => {
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
