import { useEffect, useState } from 'react'
import type { MenuPart } from './menu-parts.ts'

/** Parts that are drawn at once, and with each step after that: a first screen does not wait for a long menu. */
const FIRST = 3
const STEP = 4

/** Whoever comes back to the menu finds it whole, where it was left. */
let wasWhole = false

/** The parts that are drawn already; all of them a few moments after the first. */
export const useShownParts = (parts: readonly MenuPart[]): readonly MenuPart[] => {
  const [count, setCount] = useState(() => (wasWhole ? Infinity : FIRST))
  const isWhole = count >= parts.length
  useEffect(() => {
    if (isWhole) {
      if (parts.length > 0) wasWhole = true
      return undefined
    }
    const next = setTimeout(() => setCount(count + STEP))
    return () => clearTimeout(next)
  }, [count, isWhole, parts.length])
  return isWhole ? parts : parts.slice(0, count)
}
