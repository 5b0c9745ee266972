import { isStillServed } from '@comanda/shop-rules/table-guests'
import { normaliseError } from '@comanda/client'
import { createFloor, isCleared, type WaitingList } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import type { TableViewItem, WaitingParty } from '@comanda/contract'
import { Button, Skeleton } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { keptAt } from '../../staff/guests/next-booking.ts'
import { ReservedNote } from '../../staff/guests/reserved-note.tsx'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { StillServedNote } from '../../staff/guests/still-served-note.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import { useNow } from '../../staff/use-now.ts'

interface SeatPartyProps {
  readonly list: WaitingList
  readonly party: WaitingParty
  readonly onSeated: (session: string) => void
  readonly onFailed: (failure: unknown) => void
  readonly onClosed: () => void
}

/** A table that others have by then: staff read so before they give it away (RES-7.5). */
interface Kept {
  readonly table: TableViewItem
  readonly others: readonly string[]
}

const othersIn = (failure: unknown): readonly string[] => {
  const { code, data } = normaliseError(failure)
  const named = data?.['reservations']
  return code === 'tableTaken' && Array.isArray(named) ? named.map(String) : []
}

/**
 * The free tables for a party: those with a seat for each first, the smallest of them before; last those that are reserved for
 * others within the stay, with the minutes that are left (WAIT-3.5), and those that are paid and still served (STAFF-4.25).
 */
export const SeatParty = ({ list, party, onSeated, onFailed, onClosed }: SeatPartyProps) => {
  const { t } = useMessages()
  const { connection, storage } = useStaff()
  const shop = useShop()
  const [floor] = useState(() => createFloor(connection, shop, Date.now, storage))
  const state = useStore(floor.state)
  const [kept, setKept] = useState<Kept>()
  useEffect(() => floor.open(), [floor])
  const now = useNow(30_000)
  const guests = { _id: party._id, adults: party.guests, children: 0 }
  const free =
    state.status === 'ready'
      ? state.places.flatMap(({ table, sessions }) =>
          sessions.every(isStillServed) && (sessions.length > 0 || isCleared(table))
            ? [
                {
                  table,
                  sessions,
                  reserved: keptAt([table], state.bookings, state.seating, now, guests),
                },
              ]
            : [],
        )
      : []
  const order = ({ capacity = 0 }: TableViewItem): number =>
    capacity >= party.guests ? capacity : 1000 - capacity
  const places = free.toSorted(
    (one, other) =>
      Number(one.sessions.length > 0) - Number(other.sessions.length > 0) ||
      Number(one.reserved.length > 0) - Number(other.reserved.length > 0) ||
      order(one.table) - order(other.table),
  )
  const seat = async (
    table: TableViewItem,
    others: readonly string[],
    close: () => void,
  ): Promise<void> => {
    try {
      const session = await list.seat(party._id, table._id, others)
      close()
      onSeated(session)
    } catch (failure) {
      const known = othersIn(failure)
      if (known.length > 0 && others.length === 0) setKept({ table, others: known })
      else onFailed(failure)
    }
  }
  return (
    <StaffSheet
      open
      drops="freely"
      onClosed={onClosed}
      title={t('waitingList.seatParty', { number: party.number })}
    >
      {(close) => (
        <div className="waiting-tables">
          <p>{t('floor.guests', { count: party.guests })}</p>
          {state.status === 'loading' && <Skeleton shape="card" />}
          {state.status === 'ready' && free.length === 0 && (
            <p role="alert">{t('floor.noneFree')}</p>
          )}
          {kept && (
            <div role="alert">
              <p>{t('waitingList.kept', { name: kept.table.name })}</p>
              <Button
                variant="danger"
                wide
                onClick={() => void seat(kept.table, kept.others, close)}
              >
                {t('waitingList.seatAnyway')}
              </Button>
            </div>
          )}
          <div className="waiting-table-list" role="group" aria-label={t('floor.seatAt')}>
            {places.map(({ table, sessions, reserved }, at) => (
              <div key={table._id} className="waiting-table">
                <Button
                  size="large"
                  wide
                  variant={
                    at === 0 && reserved.length + sessions.length === 0 ? 'primary' : 'quiet'
                  }
                  onClick={() => void seat(table, [], close)}
                >
                  {table.capacity === undefined
                    ? table.name
                    : t('floor.tableSeats', { name: table.name, count: table.capacity })}
                </Button>
                <StillServedNote sessions={sessions} />
                <ReservedNote kept={reserved} now={now} />
              </div>
            ))}
          </div>
        </div>
      )}
    </StaffSheet>
  )
}
