import { useEffect, useRef, useState } from 'react'

/** While a tab scrolls the page, the tabs do not follow the scroll. */
const SETTLE_MS = 700

/**
 * Which part of the page is under the sticky bar, and the way to scroll to one. Parts are the elements
 * `{name}-panel-{id}`; `barHeight` is what hides their heads.
 */
export const useScrollSpy = (name: string, ids: readonly string[], barHeight: number) => {
  const [seen, setSeen] = useState<string>()
  const heldUntil = useRef(0)
  const key = ids.join(' ')

  useEffect(() => {
    const look = () => {
      if (Date.now() < heldUntil.current) return
      const line = barHeight + 16
      const present = key
        .split(' ')
        .findLast(
          (id) =>
            (document.getElementById(`${name}-panel-${id}`)?.getBoundingClientRect().top ??
              Infinity) <= line,
        )
      setSeen(present)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [name, key, barHeight])

  const scrollTo = (id: string) => {
    const panel = document.getElementById(`${name}-panel-${id}`)
    if (!panel) return
    heldUntil.current = Date.now() + SETTLE_MS
    setSeen(id)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const top = panel.getBoundingClientRect().top + window.scrollY - barHeight
    window.scrollTo({ top, behavior: still ? 'auto' : 'smooth' })
  }

  return { selected: seen !== undefined && ids.includes(seen) ? seen : ids[0], scrollTo }
}
