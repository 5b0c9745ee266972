import { startTransition, useEffect, useState } from 'react'
import type { MenuPart } from './menu-parts.ts'

/** On returning to the menu all of it is rendered, so that the scroll position can be restored. */
let wasWhole = false

/**
 * Returns the parts that are rendered already: the first at once, the others one by one after it, so that neither the first
 * screen nor a touch waits for a long menu.
 */
export const useShownParts = (parts: readonly MenuPart[]): readonly MenuPart[] => {
  const [count, setCount] = useState(() => (wasWhole ? Infinity : 1))
  const isWhole = count >= parts.length
  useEffect(() => {
    if (isWhole) {
      if (parts.length > 0) wasWhole = true
      return undefined
    }
    const next = setTimeout(() => startTransition(() => setCount(count + 1)))
    return () => clearTimeout(next)
  }, [count, isWhole, parts.length])
  return isWhole ? parts : parts.slice(0, count)
}
