import type { Reservation } from '@comanda/contract'
import { clockMinutes } from '@comanda/engine/time'
import { guestsOf, holdsPlace } from '@comanda/shop-rules/reservations'
import type { CSSProperties } from 'react'
import { useMessages } from '../../staff/messages.ts'
import type { BookingDraft } from './booking-draft.ts'
import { useDragBar } from './use-drag-bar.ts'

/** A time at which a booking can begin. */
export type BarSlot = Pick<BookingDraft, 'diningSession' | 'time'>

interface TableBarProps {
  readonly booking: Reservation
  readonly style: CSSProperties
  /** Those that have not passed, by time. */
  readonly slots: readonly BarSlot[]
  /** How many minutes the line is long. */
  readonly minutes: number
  readonly onOpen: (booking: Reservation) => void
  /** Moves it to the line of a table, or so many lines up or down, and to a slot. */
  readonly onMove: (to: {
    readonly row?: string
    readonly step?: number
    readonly slot: BarSlot
  }) => void
}

const canShift = ({ status }: Reservation): boolean =>
  status === 'booked' || status === 'confirmed' || status === 'late'

/** A party on the line of its table: it is dragged, or moved by the arrow keys, to another table or time (RES-7.4, RES-7.9). */
export const TableBar = ({ booking, style, slots, minutes, onOpen, onMove }: TableBarProps) => {
  const { t } = useMessages()
  const { time, diningSession, name } = booking
  const own = { diningSession, time }
  const isMovable = holdsPlace(booking.status)
  /** Returns the slot nearest to where the bar is, so many px along its line. */
  const slotAt = (way: number): BarSlot => {
    const line = drag.ref.current?.closest('ol')?.offsetWidth ?? 0
    if (way === 0 || line === 0 || !canShift(booking)) return own
    const wanted = clockMinutes(time) + (way / line) * minutes
    const distance = (slot: BarSlot): number => Math.abs(clockMinutes(slot.time) - wanted)
    return slots.toSorted((one, other) => distance(one) - distance(other))[0] ?? own
  }
  const drag = useDragBar({
    isMovable,
    labelAt: (way) => slotAt(way).time,
    onDrop: (row, way) => {
      if (row !== undefined) onMove({ row, slot: slotAt(way) })
    },
  })
  const { isAfterDrag, ...handlers } = drag
  const later = (step: number): BarSlot => {
    const at = clockMinutes(time)
    const beyond = slots.filter((slot) => (clockMinutes(slot.time) - at) * step > 0)
    return (canShift(booking) && (step > 0 ? beyond[0] : beyond.at(-1))) || own
  }
  return (
    <li style={style}>
      <button
        type="button"
        data-status={booking.status}
        {...handlers}
        onClick={() => {
          if (!isAfterDrag()) onOpen(booking)
        }}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
          const shift = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
          if (!isMovable || (step === undefined && shift === undefined)) return
          event.preventDefault()
          onMove({ step: step ?? 0, slot: shift === undefined ? own : later(shift) })
        }}
      >
        {t('floor.booking', {
          time,
          name,
          count: guestsOf({ ...booking, tables: undefined }),
        })}
      </button>
    </li>
  )
}
