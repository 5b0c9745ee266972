import type { Floor, FloorPlace, FloorState } from '@comanda/client/staff'
import { useConnectionStatus } from '@comanda/client/react'
import type { Reservation, TableViewItem } from '@comanda/contract'
import { Button, EmptyState } from '@comanda/ui'
import { useCallback, useState } from 'react'
import { StaleNote } from '../../staff/stale-note.tsx'
import { useMessages } from '../../staff/messages.ts'
import { orderNumbers } from '../../staff/session-place.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { ArrivalSheet } from './arrival-sheet.tsx'
import { Arriving } from './arriving.tsx'
import { clockTime } from './clock-time.ts'
import { floorAreas, isSessionFound } from './floor-areas.ts'
import { FloorHead } from './floor-head.tsx'
import { NoTables } from './no-tables.tsx'
import { PartySheet } from './party-sheet.tsx'
import { nextBookings } from '../../staff/next-booking.ts'
import { seatsAt } from './seats.ts'
import { SeatSheet } from './seat-sheet.tsx'
import { PartyTile, TableTile } from './table-tile.tsx'
import { moveFocus } from './tile-focus.ts'
import { useFloorSteps } from './use-floor-steps.ts'
import { useNextCourses } from './use-next-courses.ts'

/** A table that staff pick on the floor: a free one, or one with another bill than `other`. */
export interface TablePicking {
  readonly other?: string | undefined
  /** Called with the table and its bill, or with nothing if they stop. */
  readonly onPick: (
    picked: { readonly table: TableViewItem; readonly session?: string } | undefined,
  ) => void
}

/** Returns the bill of a table that is picked. */
const billOf = ({ sessions }: FloorPlace, { other }: TablePicking): string | undefined =>
  sessions.find(({ _id }) => _id !== other)?._id

/** Returns whether a table is not one of those that staff pick from. */
const isLeftOut = (place: FloorPlace, picking: TablePicking | undefined): boolean =>
  picking !== undefined &&
  (picking.other === undefined ? place.sessions.length > 0 : billOf(place, picking) === undefined)

interface FloorTablesProps {
  readonly floor: Floor
  readonly state: Extract<FloorState, { readonly status: 'ready' }>
  readonly selected: string | undefined
  readonly onSelect: (session: string) => void
  readonly picking?: TablePicking | undefined
}

/** The floor once it is loaded: tiles by area, and those without a table. */
export const FloorTables = ({ floor, state, selected, onSelect, picking }: FloorTablesProps) => {
  const { t, locale } = useMessages()
  const { timeZone } = useShop()
  const isOffline = useConnectionStatus() === 'offline'
  const [keyword, setKeyword] = useState('')
  const [seating, setSeating] = useState<TableViewItem>()
  const [several, setSeveral] = useState<FloorPlace>()
  const [arrived, setArrived] = useState<Reservation>()
  const open = useCallback(
    (place: FloorPlace): void => {
      const { table, sessions } = place
      const [first] = sessions
      const session = picking && billOf(place, picking)
      if (picking) picking.onPick({ table, ...(session === undefined ? {} : { session }) })
      else if (sessions.length > 1) setSeveral(place)
      else if (first) onSelect(first._id)
      else setSeating(table)
    },
    [onSelect, picking],
  )
  const { seat, clean, seatBooking, keep } = useFloorSteps(floor, onSelect)
  const next = nextBookings(state.bookings)
  const nextCourses = useNextCourses()
  const nextCourseOf = (sessions: FloorPlace['sessions']): string | undefined =>
    sessions.flatMap(({ _id }) => nextCourses.get(_id) ?? [])[0]
  const reservedAt = ({ _id }: TableViewItem): string | undefined => {
    const booking = next.get(_id)
    return booking && `${clockTime(booking.startTime, locale, timeZone)} ${booking.name}`
  }
  const areas = floorAreas(state.places, keyword)
  const others = state.others.filter((session) => isSessionFound(session, keyword))
  const isNothing = areas.length === 0 && others.length === 0
  return (
    <section className="floor-tables" aria-label={t('floor.title')}>
      <FloorHead state={state} keyword={keyword} onSearch={setKeyword} />
      {picking && (
        <p className="floor-picking" role="status">
          <span>{t(picking.other === undefined ? 'floor.pickTitle' : 'floor.pickMerge')}</span>
          <Button variant="plain" onClick={() => picking.onPick(undefined)}>
            {t('floor.pickStop')}
          </Button>
        </p>
      )}
      {!picking && (
        <Arriving
          bookings={state.bookings}
          nameOf={(id) => state.places.find(({ table }) => table._id === id)?.table.name}
          onChoose={setArrived}
        />
      )}
      {state.staleSince !== undefined && <StaleNote since={state.staleSince} />}
      {isNothing && state.places.length === 0 && <NoTables />}
      {isNothing && state.places.length > 0 && (
        <EmptyState drawing="search" title={t('floor.nothingFound')}>
          {t('floor.nothingFoundText')}
        </EmptyState>
      )}
      <div className="floor-areas" role="presentation" onKeyDown={moveFocus}>
        {areas.map(({ name = t('floor.noArea'), places }) => (
          <section key={name} className="floor-area" aria-label={name}>
            <h2>{name}</h2>
            <div className="floor-tiles">
              {places.map((place) => (
                <TableTile
                  key={place.table._id}
                  place={place}
                  reservedAt={reservedAt(place.table)}
                  nextCourse={nextCourseOf(place.sessions)}
                  isSelected={place.sessions.some(({ _id }) => _id === selected)}
                  isDisabled={isLeftOut(place, picking)}
                  onOpen={open}
                />
              ))}
            </div>
          </section>
        ))}
        {others.length > 0 && (
          <section className="floor-area" aria-label={t('floor.others')}>
            <h2>{t('floor.others')}</h2>
            <div className="floor-tiles">
              {others.map((session) => (
                <PartyTile
                  key={session._id}
                  id={session._id}
                  name={session.contactName ?? orderNumbers(session, t)}
                  sessions={[session]}
                  isSelected={session._id === selected}
                  onPress={() => onSelect(session._id)}
                />
              ))}
            </div>
          </section>
        )}
      </div>
      {several && (
        <PartySheet place={several} onSelect={onSelect} onClosed={() => setSeveral(undefined)} />
      )}
      {arrived && (
        <ArrivalSheet
          booking={arrived}
          bookings={state.bookings}
          places={state.places}
          seating={state.seating}
          problem={isOffline ? t('floor.offline') : undefined}
          onSeat={(tables, insteadOf) => void seatBooking(tables, arrived, insteadOf)}
          onClosed={() => setArrived(undefined)}
        />
      )}
      {seating && (
        <SeatSheet
          table={seating}
          problem={isOffline ? t('floor.offline') : undefined}
          bookings={state.bookings}
          seating={state.seating}
          onClean={() => void clean(seating)}
          onSeatBooking={(booking, insteadOf) =>
            void seatBooking(seatsAt(seating, booking, state.places), booking, insteadOf)
          }
          onKeep={(booking, isKept) => keep(seating._id, booking, isKept)}
          onSeat={(guests, allergy) => void seat(seating, guests, allergy)}
          onClosed={() => setSeating(undefined)}
        />
      )}
    </section>
  )
}
