import { type PointerEvent, useRef } from 'react'

/** A sheet closes if it is dragged by this share of its height, or at this speed (px per ms). */
const FAR = 0.3
const FAST = 0.6

interface Drag {
  readonly pointer: number
  readonly y: number
  readonly at: number
}

/** Closes a sheet that is dragged down by its head; it springs back if it is released too early. */
export const useDragToDismiss = (close: () => void) => {
  const panel = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)

  const moveTo = (offset: number | null) => {
    if (!panel.current) return
    panel.current.style.translate = offset === null ? '' : `0 ${offset}px`
    panel.current.toggleAttribute('data-dragged', offset !== null)
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return
    drag.current = { pointer: event.pointerId, y: event.clientY, at: event.timeStamp }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag.current?.pointer !== event.pointerId) return
    moveTo(Math.max(0, event.clientY - drag.current.y))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (drag.current?.pointer !== event.pointerId) return
    const way = event.clientY - drag.current.y
    const speed = way / Math.max(1, event.timeStamp - drag.current.at)
    drag.current = null
    const height = panel.current?.offsetHeight ?? 1
    if (way > height * FAR || (speed > FAST && way > 0)) {
      panel.current?.style.setProperty('--dragged', `${way}px`)
      moveTo(null)
      close()
    } else moveTo(null)
  }

  return {
    panel,
    headProps: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  }
}
