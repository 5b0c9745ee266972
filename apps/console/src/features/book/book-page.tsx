import { createBook } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import type { Reservation } from '@comanda/contract'
import { addDays } from '@comanda/engine/time'
import {
  Button,
  buttonLook,
  EmptyState,
  Field,
  IconButton,
  SearchField,
  Skeleton,
} from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { StaleNote } from '../../staff/screen/stale-note.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { BookDay } from './book-day.tsx'
import { type Booking, BookingForm } from './booking-form.tsx'
import { BookingSheet } from './booking-sheet.tsx'
import { DayNumbers } from './day-numbers.tsx'
import { FoundBookings } from './found-bookings.tsx'
import { suggestedPlace } from './suggested-place.ts'
import { useKeepTables } from './use-keep-tables.ts'
import { useMoveBooking } from './use-move-booking.ts'
import { useOutOfHours } from './use-out-of-hours.ts'
import { SpecialDayBanner } from './special-day-banner.tsx'
import { TableChoice } from './table-choice.tsx'
import { UnsentSteps } from './unsent-steps.tsx'
import { WeekStrip } from './week-strip.tsx'
import './book.css'

/** From how many letters on other days are searched. */
const ENOUGH = 2

interface BookPageProps {
  readonly date: string
  readonly today: string
  readonly onDate: (date: string) => void
}

/** The reservations of a day: what is left, who comes, and a booking while on the phone (RES-6). */
export const BookPage = ({ date, today, onDate }: BookPageProps) => {
  const { connection, storage } = useStaff()
  const shop = useShop()
  const { t } = useMessages()
  const [book] = useState(() => createBook(connection, shop, date, storage))
  const state = useStore(book.state)
  const waiting = new Set(useStore(book.unsent.waiting).map(({ reservation }) => reservation))
  const [keyword, setKeyword] = useState('')
  const [opened, setOpened] = useState<Reservation>()
  const [form, setForm] = useState<Booking>()
  usePageTitle(t('book.title'))
  useEffect(() => book.open(), [book])
  useEffect(() => book.show(date), [book, date])
  const keep = useKeepTables(book)
  const move = useMoveBooking(book)
  const word = keyword.trim()
  const isSearch = word.length >= ENOUGH
  const bookings = state.status === 'ready' ? state.bookings : []
  const isOutOfHours = useOutOfHours(state.status === 'ready' ? state.sessions : [])
  const names = new Map(
    state.status === 'ready' ? state.tables.map(({ _id, name }) => [_id, name]) : [],
  )
  const tablesOf = ({ tables = [] }: Reservation): string =>
    listWords(
      tables.flatMap((table) => names.get(table) ?? []),
      t,
    )
  const shown = opened && (bookings.find(({ _id }) => _id === opened._id) ?? opened)
  return (
    <div className="book" aria-busy={state.status === 'loading'}>
      <header className="book-head">
        <h1>{t('book.title')}</h1>
        <div className="book-day" role="group" aria-label={t('book.dayChoice')}>
          <IconButton
            icon="back"
            label={t('book.dayBefore')}
            onClick={() => onDate(addDays(date, -1))}
          />
          <Field
            type="date"
            label={t('book.field.date')}
            value={date}
            onChange={({ currentTarget: { value } }) => {
              if (value !== '') onDate(value)
            }}
          />
          <IconButton
            icon="forward"
            label={t('book.dayAfter')}
            onClick={() => onDate(addDays(date, 1))}
          />
          {date !== today && (
            <Button variant="quiet" onClick={() => onDate(today)}>
              {t('book.today')}
            </Button>
          )}
        </div>
        <SearchField
          label={t('book.search')}
          clearLabel={t('floor.clear')}
          keyword={keyword}
          onChange={setKeyword}
        />
        <Button icon="plus" onClick={() => setForm({ date: date < today ? today : date })}>
          {t('book.new')}
        </Button>
        <Link to="/$shop/waiting" params={{ shop: shop._id }} {...buttonLook({ variant: 'quiet' })}>
          {t('waitingList.title')}
        </Link>
        <Button variant="quiet" icon="print" onClick={() => window.print()}>
          {t('book.print')}
        </Button>
      </header>
      {state.status === 'loading' && <Skeleton shape="card" />}
      {state.status === 'failed' && (
        <EmptyState
          drawing="offline"
          title={t('book.failed')}
          action={<Button onClick={() => void book.reload()}>{t('app.tryAgain')}</Button>}
        >
          {state.message}
        </EmptyState>
      )}
      {state.status === 'ready' && state.staleSince !== undefined && (
        <StaleNote since={state.staleSince} />
      )}
      <UnsentSteps book={book} />
      {state.status === 'ready' && <WeekStrip week={state.week} date={date} onDate={onDate} />}
      <SpecialDayBanner date={date} outOfHours={bookings.filter(isOutOfHours).length} />
      {isSearch && (
        <FoundBookings
          book={book}
          keyword={word}
          isOutOfHours={isOutOfHours}
          tablesOf={tablesOf}
          onOpen={setOpened}
        />
      )}
      {!isSearch && state.status === 'ready' && (
        <div className="book-columns">
          <BookDay
            state={state}
            waiting={waiting}
            isOutOfHours={isOutOfHours}
            tablesOf={tablesOf}
            onOpen={setOpened}
            onMove={(booking, to) => void move(booking, to)}
          />
          {state.day && (
            <DayNumbers
              day={state.day}
              onSlot={(diningSession, time) => setForm({ date, slot: { diningSession, time } })}
            />
          )}
        </div>
      )}
      {shown && !form && (
        <BookingSheet
          book={book}
          booking={shown}
          tableNames={tablesOf(shown)}
          onEdit={() => setForm({ booking: shown })}
          onClosed={() => setOpened(undefined)}
        >
          {state.status === 'ready' && state.day && shown.date === state.date && (
            <TableChoice
              book={book}
              booking={shown}
              bookings={bookings}
              tables={state.tables}
              seating={state.seating}
            />
          )}
        </BookingSheet>
      )}
      {form && (
        <BookingForm
          book={book}
          of={form}
          onSaved={(booking) => onDate(booking.date)}
          onBooked={(booking) => {
            const isShown = state.status === 'ready' && state.date === booking.date
            const place = isShown ? suggestedPlace(booking, state) : undefined
            return place && { name: place.name, keep: () => void keep(booking, place.tables) }
          }}
          onClosed={() => {
            setForm(undefined)
            setOpened(undefined)
          }}
        />
      )}
    </div>
  )
}
