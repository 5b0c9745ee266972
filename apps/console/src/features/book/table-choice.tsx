import type { Book } from '@comanda/client/staff'
import type { Reservation, TableViewItem } from '@comanda/contract'
import { tablesOfOthers } from '@comanda/shop-rules/book-tables'
import { type Seating } from '@comanda/shop-rules/reservations'
import { Button, CheckRow } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { suggestedPlace } from './suggested-place.ts'
import { useKeepTables } from './use-keep-tables.ts'

interface TableChoiceProps {
  readonly book: Book
  readonly booking: Reservation
  /** All of its day. */
  readonly bookings: readonly Reservation[]
  readonly tables: readonly TableViewItem[]
  readonly seating: Seating
}

/** Which tables are assigned to the guests: the smallest that fits is suggested, one or several together (RES-7.2, RES-7.8). */
export const TableChoice = ({ book, booking, bookings, tables, seating }: TableChoiceProps) => {
  const { t } = useMessages()
  const own = booking.tables ?? []
  const others = tablesOfOthers(booking, bookings, seating)
  const suggested = suggestedPlace(booking, { bookings, tables, seating })
  const assign = useKeepTables(book)
  const keep = (wanted: readonly string[]): Promise<void> => assign(booking, wanted)
  return (
    <details className="booking-tables">
      <summary>{t('book.keepTable')}</summary>
      {own.length === 0 && suggested && (
        <Button variant="quiet" onClick={() => void keep(suggested.tables)}>
          {t('book.suggested', { name: suggested.name })}
        </Button>
      )}
      {own.length === 0 && !suggested && <p>{t('book.noTable')}</p>}
      <fieldset className="form-group">
        <legend className="ui-hidden">{t('book.keepTable')}</legend>
        <div className="book-allergens">
          {tables.map(({ _id, name, capacity }) => (
            <CheckRow
              key={_id}
              checked={own.includes(_id)}
              disabled={others.has(_id) && !own.includes(_id)}
              note={others.has(_id) ? t('book.taken') : undefined}
              onChange={({ currentTarget: { checked } }) =>
                void keep(checked ? [...own, _id] : own.filter((table) => table !== _id))
              }
            >
              {capacity === undefined ? name : t('floor.tableSeats', { name, count: capacity })}
            </CheckRow>
          ))}
        </div>
      </fieldset>
    </details>
  )
}
