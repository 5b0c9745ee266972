import { type TouchEvent, useRef } from 'react'

/** A share of the width after which letting go takes it away. */
const FAR = 0.4
/** Below this a touch is no swipe, in px. */
const NEAR = 12

interface Start {
  readonly x: number
  readonly y: number
  /** Whether it goes sideways; `undefined` while it cannot be told. */
  isSwipe: boolean | undefined
}

/**
 * Takes a row away by a swipe to the start of the line. The row follows the finger by `--swipe`; a touch that goes up or
 * down scrolls. The button that does the same stays the way for everybody else.
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
