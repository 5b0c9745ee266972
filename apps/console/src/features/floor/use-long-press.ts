import type { MouseEvent, PointerEvent } from 'react'
import { useEffect, useRef } from 'react'

/** How long a tile is pressed until it counts, in ms. */
const LONG = 500
/** A finger that moves further scrolls, in pixels. */
const STILL = 10

const tileOf = ({ target }: { readonly target: EventTarget }): string | undefined =>
  target instanceof Element
    ? target.closest('.table-tile:enabled')?.id.replace(/^tile-/, '')
    : undefined

/**
 * Returns what calls `onPressed` with the table of a tile that is pressed long, pressed with the other button of a mouse, or with the menu key
 * of a keyboard. The release of a long press opens nothing.
 */
export const useLongPress = (onPressed: (table: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const wasLong = useRef(false)
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: (event: PointerEvent): void => {
      stop()
      wasLong.current = false
      const table = tileOf(event)
      if (table === undefined || event.button !== 0) return
      from.current = { x: event.clientX, y: event.clientY }
      timer.current = setTimeout(() => {
        wasLong.current = true
        onPressed(table)
      }, LONG)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      const start = from.current
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > STILL) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent): void => {
      if (!wasLong.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu: (event: MouseEvent): void => {
      const table = tileOf(event)
      if (table === undefined) return
      event.preventDefault()
      stop()
      if (!wasLong.current) onPressed(table)
    },
  }
}
