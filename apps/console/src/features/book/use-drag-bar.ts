import { type PointerEvent, useCallback, useEffect, useRef } from 'react'

/** From how far on a press is a drag, and a drag one along time, in px: a table is changed without changing the time by chance. */
const FAR = 6
const ALONG = 24

/** For how long a finger rests before it takes a bar along, in ms: until then it scrolls. */
const HOLD = 300

interface Drag {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly isTouch: boolean
  isTaken: boolean
}

interface DragBarProps {
  readonly isMovable: boolean
  /** What the bar says while it is above a place: `way` is px along time. */
  readonly labelAt: (way: number) => string
  /** `row`: the table on whose line it is dropped; undefined outside of all. */
  readonly onDrop: (row: string | undefined, way: number) => void
}

const rowAt = (x: number, y: number): HTMLElement | undefined =>
  document
    .elementsFromPoint(x, y)
    .find(
      (found): found is HTMLElement => found instanceof HTMLElement && found.matches('[data-row]'),
    )

const along = (way: number): number => (Math.abs(way) < ALONG ? 0 : way)

/** Moves a bar with the pointer, or a finger that has rested on it, to another line or along it (RES-7.9). Escape stops it. */
export const useDragBar = ({ isMovable, labelAt, onDrop }: DragBarProps) => {
  const bar = useRef<HTMLButtonElement>(null)
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)
  const target = useRef<HTMLElement | undefined>(undefined)
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)

  const aim = useCallback((row: HTMLElement | undefined): void => {
    target.current?.removeAttribute('data-target')
    row?.setAttribute('data-target', '')
    target.current = row
  }, [])
  const end = useCallback((): void => {
    clearTimeout(hold.current)
    drag.current = null
    aim(undefined)
    if (!bar.current) return
    bar.current.style.translate = ''
    bar.current.removeAttribute('data-dragged')
  }, [aim])
  const take = (): void => {
    if (!drag.current || !bar.current) return
    drag.current.isTaken = true
    bar.current.setAttribute('data-dragged', '')
  }
  useEffect(() => {
    const own = bar.current
    // React listens passively: a finger that has taken the bar must not scroll.
    const stay = (event: TouchEvent): void => {
      if (drag.current?.isTaken) event.preventDefault()
    }
    const stop = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end()
    }
    own?.addEventListener('touchmove', stay, { passive: false })
    document.addEventListener('keydown', stop)
    return () => {
      own?.removeEventListener('touchmove', stay)
      document.removeEventListener('keydown', stop)
      clearTimeout(hold.current)
    }
  }, [end])

  return {
    ref: bar,
    /** Whether the click that follows ends a drag. */
    isAfterDrag: (): boolean => wasDragged.current,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false
      if (!isMovable || event.button !== 0) return
      const isTouch = event.pointerType === 'touch'
      const { pointerId: pointer, clientX: x, clientY: y } = event
      drag.current = { pointer, x, y, isTouch, isTaken: false }
      if (isTouch) hold.current = setTimeout(take, HOLD)
      // The first move of a quick hand is already beside the bar; what a finger has touched follows it anyway.
      else event.currentTarget.setPointerCapture(pointer)
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (current?.pointer !== pointerId || !bar.current) return
      const [right, down] = [clientX - current.x, clientY - current.y]
      if (!current.isTaken) {
        if (Math.hypot(right, down) < FAR) return
        if (current.isTouch) {
          end()
          return
        }
        take()
      }
      bar.current.style.translate = `${along(right)}px ${down}px`
      bar.current.dataset['dragged'] = labelAt(along(right))
      aim(rowAt(clientX, clientY))
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (current?.pointer !== pointerId) return
      const row = rowAt(clientX, clientY)?.dataset['row']
      wasDragged.current = current.isTaken
      end()
      if (current.isTaken) onDrop(row, along(clientX - current.x))
    },
    onPointerCancel: end,
  }
}
