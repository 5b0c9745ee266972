import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where the header ends, as `--header-bottom`: with large text it grows, and what sticks under it must know. */
const PROPERTY = '--header-bottom'

/** Keeps `--header-bottom` at the height of the header for as long as it shows. */
export const useHeaderBottom = (): RefObject<HTMLElement | null> => {
  const header = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const bar = header.current
    if (!bar) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = bar.offsetHeight
      // As long as the header is as high as it is meant to be, nothing need be drawn anew for it.
      const isKnown = style.getPropertyValue(PROPERTY) !== ''
      const meant = Number.parseFloat(getComputedStyle(bar).minHeight)
      if (isKnown || height !== meant) style.setProperty(PROPERTY, `${height}px`)
    })
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(PROPERTY)
    }
  }, [])
  return header
}
