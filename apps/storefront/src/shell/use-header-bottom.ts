import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The height of the header as `--header-bottom`: it grows with large text, and sticky elements are placed below it. */
const PROPERTY = '--header-bottom'

/** Sets `--header-bottom` to the height of the header while it is shown. */
export const useHeaderBottom = (): RefObject<HTMLElement | null> => {
  const header = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const bar = header.current
    if (!bar) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = bar.offsetHeight
      // While the header has its default height, nothing has to be laid out again.
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
