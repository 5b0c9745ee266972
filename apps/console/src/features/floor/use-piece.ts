import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Squares that an arrow key moves with Shift. */
const FAR = 5

/** Called with squares to the right and down; `isDone` once it is dropped. */
export type MovePiece = (by: readonly [number, number], isDone: boolean) => void

/** Returns what makes an element of the plan follow a pointer and the arrow keys, square by square. */
export const usePiece = (square: number, onMove: MovePiece, onChoose: () => void) => {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const last = useRef<readonly [number, number]>([0, 0])
  const end = (isMoved: boolean): void => {
    if (!start.current) return
    start.current = undefined
    if (isMoved) onMove(last.current, true)
    last.current = [0, 0]
  }
  return {
    onFocus: onChoose,
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY }
      onChoose()
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      if (!start.current) return
      const right = Math.round((clientX - start.current.x) / square)
      const down = Math.round((clientY - start.current.y) / square)
      if (right === last.current[0] && down === last.current[1]) return
      last.current = [right, down]
      onMove(last.current, false)
    },
    onPointerUp: (): void => end(last.current[0] !== 0 || last.current[1] !== 0),
    onPointerCancel: (): void => {
      onMove([0, 0], false)
      end(false)
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const arrow = arrows[event.key]
      if (!arrow) return
      event.preventDefault()
      const far = event.shiftKey ? FAR : 1
      onMove([arrow[0] * far, arrow[1] * far], true)
    },
  }
}
