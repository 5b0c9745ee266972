import type { Reservation } from '@comanda/contract'
import { useMessages } from '../messages.ts'
import './reserved-note.css'

interface ReservedNoteProps {
  /** For whom the table is reserved while others would sit there, the next first. */
  readonly kept: readonly Reservation[]
  /** Epoch ms. */
  readonly now: number
}

/** How many minutes are left until the guests come for whom a table is reserved (RES-7.3). */
export const ReservedNote = ({ kept: [next], now }: ReservedNoteProps) => {
  const { t } = useMessages()
  if (!next) return null
  const { name, startTime } = next
  const count = Math.round((Date.parse(startTime) - now) / 60_000)
  return (
    <p className="reserved-note" role="alert">
      {count > 0 ? t('floor.soon', { name, count }) : t('floor.overdue', { name })}
    </p>
  )
}
