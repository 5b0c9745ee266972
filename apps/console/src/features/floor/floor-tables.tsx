import {
  type Floor,
  type FloorPlace,
  type FloorState,
  isCleared,
  isOpenBill,
} from '@comanda/client/staff'
import { useConnectionStatus } from '@comanda/client/react'
import type { TableViewItem } from '@comanda/contract'
import { Button, EmptyState } from '@comanda/ui'
import { useCallback, useState } from 'react'
import { StaleNote } from '../../staff/screen/stale-note.tsx'
import { useMessages } from '../../staff/messages.ts'
import { orderNumbers } from '../../staff/bills/session-place.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useNow } from '../../staff/use-now.ts'
import { Arriving } from './arriving.tsx'
import { clockTime } from './clock-time.ts'
import { floorAreas, isPlaceFound, isSessionFound } from './floor-areas.ts'
import { FloorHead } from './floor-head.tsx'
import { FloorLegend } from './floor-legend.tsx'
import { FloorPlan } from './floor-plan.tsx'
import { FloorSheets, type OpenedSheet } from './floor-sheets.tsx'
import { FloorTiles } from './floor-tiles.tsx'
import { NoTables } from './no-tables.tsx'
import { keptAt } from '../../staff/guests/next-booking.ts'
import { PartyTile, TableTile } from './table-tile.tsx'
import { moveFocus } from './tile-focus.ts'
import { useFloorView } from './use-floor-view.ts'
import { useLongPress } from './use-long-press.ts'
import { useNextCourses } from './use-next-courses.ts'

/** A table that staff pick on the floor: a free one, or one with another bill than `other`; with `moved` either of them. */
export interface TablePicking {
  readonly other?: string | undefined
  /** The name of the guests who move to a free table, or whose table takes the bill of another. */
  readonly moved?: string | undefined
  /** Called with the table and its bill, or with nothing if they stop. */
  readonly onPick: (
    picked: { readonly table: TableViewItem; readonly session?: string } | undefined,
  ) => void
}

/** Returns the bill of a table that is picked. */
const billOf = ({ sessions }: FloorPlace, { other }: TablePicking): string | undefined =>
  sessions.find((session) => isOpenBill(session) && session._id !== other)?._id

/** Returns whether a table is not one of those that staff pick from. */
const isLeftOut = (place: FloorPlace, picking: TablePicking | undefined): boolean => {
  if (!picking) return false
  // Guests who have paid may still sit there.
  const isFree = place.sessions.length === 0 && isCleared(place.table)
  if (isFree && picking.moved !== undefined) return false
  return picking.other === undefined ? !isFree : billOf(place, picking) === undefined
}

interface FloorTablesProps {
  readonly floor: Floor
  readonly state: Extract<FloorState, { readonly status: 'ready' }>
  readonly selected: string | undefined
  readonly onSelect: (session: string) => void
  /** Called with the bill of a tile that is pressed long: its guests move. */
  readonly onMove: (session: string) => void
  readonly picking?: TablePicking | undefined
  /** A table at which others are seated though its paid guests still wait for dishes; then called once that has ended. */
  readonly seating?: string | undefined
  readonly onSeated?: (() => void) | undefined
}

/** The floor once it is loaded: tiles by area, and those without a table. */
export const FloorTables = (props: FloorTablesProps) => {
  const { floor, state, selected, onSelect, onMove, picking, seating, onSeated } = props
  const { t, locale } = useMessages()
  const { timeZone } = useShop()
  const isOffline = useConnectionStatus() === 'offline'
  const [keyword, setKeyword] = useState('')
  const [opened, setOpened] = useState<OpenedSheet>()
  const open = useCallback(
    (place: FloorPlace): void => {
      const { table, sessions } = place
      const [first] = sessions
      const session = picking && billOf(place, picking)
      if (picking) picking.onPick({ table, ...(session === undefined ? {} : { session }) })
      else if (sessions.length > 1) setOpened({ several: place })
      else if (first) onSelect(first._id)
      else setOpened({ seating: table })
    },
    [onSelect, picking],
  )
  const longPress = useLongPress((table) => {
    const place = state.places.find((one) => one.table._id === table)
    const [first, ...more] = (place?.sessions ?? []).filter(isOpenBill)
    if (picking || !place || !first) return
    if (more.length > 0) setOpened({ several: place })
    else onMove(first._id)
  })
  const [view, setView] = useFloorView()
  const now = useNow(30_000)
  const nextCourses = useNextCourses()
  const nextCourseOf = (sessions: FloorPlace['sessions']): string | undefined =>
    sessions.flatMap(({ _id }) => nextCourses.get(_id) ?? [])[0]
  const reservedAt = (table: TableViewItem): string | undefined => {
    const [booking] = keptAt([table], state.bookings, state.seating, now)
    return booking && `${clockTime(booking.startTime, locale, timeZone)} ${booking.name}`
  }
  const tileOf = (place: FloorPlace) => (
    <TableTile
      key={place.table._id}
      place={place}
      reservedAt={reservedAt(place.table)}
      nextCourse={nextCourseOf(place.sessions)}
      isSelected={place.sessions.some(({ _id }) => _id === selected)}
      isDisabled={isLeftOut(place, picking)}
      onOpen={open}
    />
  )
  const again = state.places.find(({ table }) => table._id === seating)
  const areas = floorAreas(state.places, keyword)
  const others = state.others.filter((session) => isSessionFound(session, keyword))
  const isNothing = areas.length === 0 && others.length === 0
  return (
    <section className="floor-tables" aria-label={t('floor.title')}>
      <FloorHead
        state={state}
        keyword={keyword}
        onSearch={setKeyword}
        view={view}
        onView={setView}
      />
      {picking && (
        <p className="floor-picking" role="status">
          <span>
            {picking.moved === undefined
              ? t(picking.other === undefined ? 'floor.pickTitle' : 'floor.pickMerge')
              : t('floor.pickAny', { name: picking.moved })}
          </span>
          <Button variant="plain" onClick={() => picking.onPick(undefined)}>
            {t('floor.pickStop')}
          </Button>
        </p>
      )}
      {!picking && (
        <Arriving
          bookings={state.bookings}
          nameOf={(id) => state.places.find(({ table }) => table._id === id)?.table.name}
          onChoose={(arrived) => setOpened({ arrived })}
        />
      )}
      {state.staleSince !== undefined && <StaleNote since={state.staleSince} />}
      {isNothing && state.places.length === 0 && <NoTables />}
      {isNothing && state.places.length > 0 && (
        <EmptyState drawing="search" title={t('floor.nothingFound')}>
          {t('floor.nothingFoundText')}
        </EmptyState>
      )}
      <div
        className="floor-areas"
        role="presentation"
        {...longPress}
        onKeyDown={view === 'tiles' ? moveFocus : undefined}
      >
        {view === 'tiles' && <FloorTiles areas={areas} tileOf={tileOf} />}
        {view === 'plan' && state.places.length > 0 && (
          <FloorPlan
            places={state.places}
            isFound={(place) => isPlaceFound(place, keyword)}
            tileOf={tileOf}
            isOffline={isOffline}
          />
        )}
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
      <FloorLegend />
      <FloorSheets
        floor={floor}
        state={state}
        opened={again ? { seating: again.table } : opened}
        problem={isOffline ? t('floor.offline') : undefined}
        onSelect={onSelect}
        onClosed={again ? (onSeated ?? (() => undefined)) : () => setOpened(undefined)}
      />
    </section>
  )
}
