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
    const observer = new ResizeObserver(() => style.setProperty(PROPERTY, `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(PROPERTY)
    }
  }, [])
  return header
}
