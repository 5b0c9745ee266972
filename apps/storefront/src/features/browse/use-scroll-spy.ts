import { useEffect, useRef, useState } from 'react'

/** While a tab scrolls the page, the tabs do not follow the scroll. */
const SETTLE_MS = 700

/** Returns the height of what covers the head of a part: its `scroll-margin-top`, in px. */
const barHeight = (panel: Element): number =>
  Number.parseFloat(getComputedStyle(panel).scrollMarginTop) || 0

/** Parts that are rendered one after the other are observed once none was added for this long. */
const SETTLED_MS = 100

/** A part counts as reached this many px before its head meets the bar. */
const EARLY = 16

/** Returns the root margin of a line across the page, below the bar: the part that crosses it is the current one. */
const lineUnder = (bar: number): string => {
  const line = Math.round(bar + EARLY)
  return `-${line}px 0px -${Math.max(0, window.innerHeight - line - 1)}px 0px`
}

/**
 * Returns which part of the page is below the sticky bar, none above the first, and a function that scrolls to a part. Parts are the elements
 * `{name}-panel-{id}`; those that are rendered later are observed then.
 */
export const useScrollSpy = (name: string, ids: readonly string[]) => {
  const [seen, setSeen] = useState<string>()
  const pausedUntil = useRef(0)
  const key = ids.join(' ')

  useEffect(() => {
    const start = `${name}-panel-`
    const all = key.split(' ')
    let observer: IntersectionObserver | undefined
    const see = (entries: readonly IntersectionObserverEntry[]) => {
      if (Date.now() < pausedUntil.current) return
      const crossed = entries.findLast((entry) => entry.isIntersecting)
      const first = document.getElementById(`${start}${all[0]}`)
      if (crossed) setSeen(crossed.target.id.slice(start.length))
      // Above the first part nothing crosses the line: no part is current.
      else if (first && first.getBoundingClientRect().top > barHeight(first) + EARLY)
        setSeen(undefined)
    }
    const watch = () => {
      observer?.disconnect()
      const panels = all.flatMap((id) => document.getElementById(`${start}${id}`) ?? [])
      const [first] = panels
      if (!first) return
      observer = new IntersectionObserver(see, { rootMargin: lineUnder(barHeight(first)) })
      for (const panel of panels) observer.observe(panel)
    }
    let due: ReturnType<typeof setTimeout> | undefined
    // After layout: measuring earlier would force another one.
    const watchSoon = () => {
      clearTimeout(due)
      due = setTimeout(watch, SETTLED_MS)
    }
    watchSoon()
    const menu = document.getElementById(`${start}${all[0]}`)?.parentElement
    const grown = new MutationObserver(watchSoon)
    if (menu) grown.observe(menu, { childList: true })
    window.addEventListener('resize', watchSoon)
    return () => {
      clearTimeout(due)
      observer?.disconnect()
      grown.disconnect()
      window.removeEventListener('resize', watchSoon)
    }
  }, [name, key])

  const scrollTo = (id: string) => {
    const panel = document.getElementById(`${name}-panel-${id}`)
    if (!panel) return
    pausedUntil.current = Date.now() + SETTLE_MS
    setSeen(id)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const top = panel.getBoundingClientRect().top + window.scrollY - barHeight(panel)
    window.scrollTo({ top, behavior: still ? 'auto' : 'smooth' })
  }

  return { selected: ids.find((id) => id === seen), scrollTo }
}
