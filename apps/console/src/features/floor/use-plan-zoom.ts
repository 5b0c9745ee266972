import { useEffect, useState } from 'react'

/** How much larger or smaller a step of the zoom is. */
const STEP = 1.25
const MOST = 3
/** The least pixels of a square: the smallest tables can still be pressed. */
const LEAST = 6.5
/** Tables of a small room do not become larger than this, in pixels of a square. */
const USUAL = 14

const times =
  (by: number) =>
  (zoom: number): number =>
    Math.min(MOST, Math.max(1, zoom * by))

interface Extent {
  readonly width: number
  readonly height: number
}

/**
 * Returns how many pixels a square of a plan has: the whole room shows until somebody zooms, by buttons, by the keys `+`, `-` and
 * `0`, by two fingers or the wheel with Ctrl. `setElement` takes the element that scrolls.
 */
export const usePlanZoom = ({ width, height }: Extent) => {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState<Extent>({ width: 0, height: 0 })
  const [zoom, setZoom] = useState(1)
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  useEffect(() => {
    // The page's double in tests has no events of its own.
    if (!element?.addEventListener) return undefined
    const left = new AbortController()
    const { signal } = left
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      event.preventDefault()
      setZoom(times(event.deltaY < 0 ? 1.1 : 1 / 1.1))
    }
    let apart = 0
    const distance = ({ touches: [one, other] }: TouchEvent): number =>
      one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
    const onTouch = (event: TouchEvent): void => {
      const now = distance(event)
      if (now > 0 && apart > 0) {
        event.preventDefault()
        setZoom(times(now / apart))
      }
      apart = now
    }
    element.addEventListener('wheel', onWheel, { signal, passive: false })
    element.addEventListener('touchmove', onTouch, { signal, passive: false })
    element.addEventListener('touchend', onTouch, { signal })
    return () => left.abort()
  }, [element])
  const fit = Math.min(USUAL, Math.max(LEAST, Math.min(room.width / width, room.height / height)))
  const larger = () => setZoom(times(STEP))
  const smaller = () => setZoom(times(1 / STEP))
  const whole = () => setZoom(1)
  const keys: Readonly<Record<string, () => void>> = {
    '+': larger,
    '=': larger,
    '-': smaller,
    '0': whole,
  }
  return { setElement, square: fit * zoom, isZoomed: zoom > 1, larger, smaller, whole, keys }
}
