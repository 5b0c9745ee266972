import type { Fold } from '@comanda/engine/catalog'
import { useEffect, useState } from 'react'

/** Makes traditional and simplified Chinese match each other; loaded when it is first wanted, its table is large. */
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
