import { type TouchEvent, useRef } from 'react'

/** The share of the width after which releasing the row removes it. */
const FAR = 0.4
/** Below this distance a touch is no swipe, in px. */
const NEAR = 12

interface Start {
  readonly x: number
  readonly y: number
  /** Whether the touch moves sideways; `undefined` until it has moved far enough. */
  isSwipe: boolean | undefined
}

/**
 * Removes a row by a swipe to the start of the line. The row follows the finger by `--swipe`; a vertical touch scrolls. A
 * button that does the same stays for everybody else.
 */
export const useSwipeAway = (isEnabled: boolean, away: () => void) => {
  const row = useRef<HTMLLIElement>(null)
  const start = useRef<Start>(undefined)
  const follow = (by: number, isFar: boolean) => {
    row.current?.style.setProperty('--swipe', `${by}px`)
    row.current?.toggleAttribute('data-swiped', isFar)
  }
  const moved = ({ touches }: TouchEvent): number => {
    const touch = touches[0]
    const from = start.current
    if (!touch || !from) return 0
    const by = Math.min(0, touch.clientX - from.x)
    const across = Math.abs(touch.clientY - from.y)
    if (from.isSwipe === undefined && Math.max(-by, across) > NEAR) from.isSwipe = -by > across
    return from.isSwipe === true ? by : 0
  }
  const isFar = (by: number): boolean => -by > (row.current?.offsetWidth ?? Infinity) * FAR
  const last = useRef(0)
  return {
    ref: row,
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current =
        isEnabled && touch && touches.length === 1
          ? { x: touch.clientX, y: touch.clientY, isSwipe: undefined }
          : undefined
      last.current = 0
    },
    onTouchMove: (event: TouchEvent) => {
      last.current = moved(event)
      follow(last.current, isFar(last.current))
    },
    onTouchEnd: () => {
      const isGone = isFar(last.current)
      start.current = undefined
      last.current = 0
      follow(0, false)
      if (isGone) away()
    },
  }
}
