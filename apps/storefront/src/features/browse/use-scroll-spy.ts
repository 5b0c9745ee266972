import { useEffect, useRef, useState } from 'react'

/** While a tab scrolls the page, the tabs do not follow the scroll. */
const SETTLE_MS = 700

/** What hides the head of a part: its `scroll-margin-top`, in px. */
const barHeight = (panel: Element): number =>
  Number.parseFloat(getComputedStyle(panel).scrollMarginTop) || 0

/** A part counts as reached this many px before its head meets the bar. */
const EARLY = 16

/**
 * Which part of the page is under the sticky bar, and the way to scroll to one. Parts are the elements
 * `{name}-panel-{id}`.
 */
export const useScrollSpy = (name: string, ids: readonly string[]) => {
  const [seen, setSeen] = useState<string>()
  const heldUntil = useRef(0)
  const key = ids.join(' ')

  useEffect(() => {
    const look = () => {
      if (Date.now() < heldUntil.current) return
      const present = key.split(' ').findLast((id) => {
        const panel = document.getElementById(`${name}-panel-${id}`)
        return panel && panel.getBoundingClientRect().top <= barHeight(panel) + EARLY
      })
      setSeen(present)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [name, key])

  const scrollTo = (id: string) => {
    const panel = document.getElementById(`${name}-panel-${id}`)
    if (!panel) return
    heldUntil.current = Date.now() + SETTLE_MS
    setSeen(id)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const top = panel.getBoundingClientRect().top + window.scrollY - barHeight(panel)
    window.scrollTo({ top, behavior: still ? 'auto' : 'smooth' })
  }

  return { selected: seen !== undefined && ids.includes(seen) ? seen : ids[0], scrollTo }
}
