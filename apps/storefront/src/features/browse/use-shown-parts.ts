import { startTransition, useEffect, useState } from 'react'
import type { MenuPart } from './menu-parts.ts'

/** The parts that a first screen begins with: the first is often one of sets, of which none can be added by its + alone. */
export const FIRST_PARTS = 2

/** On returning to the menu all of it is rendered, so that the scroll position can be restored. */
let wasWhole = false

/**
 * Returns the parts that are rendered already: the first ones at once, the others one by one after them, so that neither the first
 * screen nor a touch waits for a long menu.
 */
export const useShownParts = (parts: readonly MenuPart[]): readonly MenuPart[] => {
  const [count, setCount] = useState(() => (wasWhole ? Infinity : FIRST_PARTS))
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
