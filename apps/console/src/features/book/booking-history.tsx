import type { Book } from '@comanda/client/staff'
import type { ReservationChange } from '@comanda/contract'
import { useEffect, useState } from 'react'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

interface BookingHistoryProps {
  readonly book: Book
  readonly reservation: string
}

const fields = [
  'date',
  'time',
  'adults',
  'children',
  'babyStools',
  'name',
  'phone',
  'email',
  'occasion',
  'remark',
  'allergens',
] as const

/** Who did what with a booking, the latest first (RES-6.5). */
export const BookingHistory = ({ book, reservation }: BookingHistoryProps) => {
  const { t } = useMessages()
  const { time: clock } = useFormats()
  const [changes, setChanges] = useState<readonly ReservationChange[]>([])
  useEffect(() => {
    let isShown = true
    book.history(reservation).then(
      (found) => isShown && setChanges(found),
      // The booking itself is there: its past is not worth an error.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [book, reservation])
  if (changes.length === 0) return null
  const wordsOf = ({ kind, status, deposit, fields: changed = [] }: ReservationChange): string => {
    if (kind === 'status' && status) return t(`book.status.${status}`)
    if (deposit) return t('book.deposit.history', { status: t(`book.deposit.status.${deposit}`) })
    const names = fields.filter((field) => changed.includes(field))
    return kind === 'changed' && names.length > 0
      ? t('book.changed', {
          what: listWords(
            names.map((field) => t(`book.field.${field}`)),
            t,
          ),
        })
      : t(`book.kind.${kind}`)
  }
  return (
    <section aria-label={t('book.history')}>
      <h3>{t('book.history')}</h3>
      <ol className="booking-history">
        {changes.map((change, at) => (
          <li key={at}>
            <strong>{wordsOf(change)}</strong>
            <small>{`${clock(change.time)} · ${change.name ?? t(`book.by.${change.by}`)}`}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
