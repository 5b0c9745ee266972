import { type Bump, type Kitchen, type KitchenState, ticketsAt } from '@comanda/client/staff'
import { listWords } from '../../staff/list-words.ts'
import type { Ticket } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { EmptyState } from '@comanda/ui'
import { useCallback, useMemo, useState } from 'react'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { useMessages } from '../../staff/messages.ts'
import { StaleNote } from '../../staff/screen/stale-note.tsx'
import { UnsentNotes } from '../../staff/bills/unsent-notes.tsx'
import { useChime } from '../../staff/screen/use-chime.ts'
import { AllDay } from './all-day.tsx'
import { useDishWords } from './dish-words.ts'
import { KitchenHead } from './kitchen-head.tsx'
import { MoreTickets, SHOWN_TICKETS } from './more-tickets.tsx'
import { RecallSheet } from './recall-sheet.tsx'
import { TicketCard } from './ticket-card.tsx'
import { TicketSlip } from './ticket-slip.tsx'
import { WaitingTables } from './waiting-tables.tsx'
import { useBumps } from './use-bumps.ts'
import { digitAt, useBumpBar } from './use-bump-bar.ts'
import { useTicketSlips } from './use-ticket-slips.ts'

interface KitchenDisplayProps {
  readonly kitchen: Kitchen
  readonly state: Extract<KitchenState, { status: 'ready' }>
  /** The id of a station, or all of them. */
  readonly station: string
  readonly onStation: (station: string) => void
}

/** Returns the numbers of tickets, each once. */
const numbersOf = (bumps: readonly Bump[], t: ConsoleTranslate): string =>
  listWords([...new Set(bumps.map(({ number }) => number))], t)

/** The tickets of a station, the oldest first, to be read from two metres away. */
export const KitchenDisplay = ({ kitchen, state, station, onStation }: KitchenDisplayProps) => {
  const { t, locale } = useMessages()
  const { stations, tickets, staleSince } = state
  const [isAllDay, setIsAllDay] = useState(false)
  const [isRecalling, setIsRecalling] = useState(false)
  const [shown, setShown] = useState(SHOWN_TICKETS)
  const showMore = useCallback(() => setShown((count) => count + SHOWN_TICKETS), [])
  const { open, done } = useMemo(
    () => ticketsAt(tickets.values(), station, stations),
    [tickets, station, stations],
  )
  const own = stations.find(({ _id }) => _id === station)
  const words = useDishWords(own)
  const arrivals = useMemo(
    () => ({
      onArrival: (ring: () => void) =>
        kitchen.onArrival((ticket) => {
          const isHere = ticketsAt([ticket], station, stations).open.length > 0
          if (isHere && own?.isSilent !== true) ring()
        }),
    }),
    [kitchen, station, stations, own],
  )
  const chime = useChime(arrivals)
  const { bump, press, recall } = useBumps(kitchen)
  const slips = useTicketSlips(station, open)
  const nameOf = useCallback(
    (id: string) => {
      const found = stations.find(({ _id }) => _id === id)
      return found && localizedName(found.name, locale)
    },
    [stations, locale],
  )
  const bumpAt = (place: number): void => {
    const ticket = open[place]
    if (ticket) bump(ticket)
  }
  const recallLast = (): void => {
    const [last] = done
    if (last) recall(last)
  }
  useBumpBar({ bump: bumpAt, recall: recallLast })
  const stationOf = ({ station: at }: Ticket) => own ?? stations.find(({ _id }) => _id === at)
  return (
    <div className="kitchen" data-scheme="dark">
      <KitchenHead
        stations={stations}
        station={station}
        open={open.length}
        chime={chime}
        slips={slips}
        isAllDay={isAllDay}
        onStation={onStation}
        onAllDay={() => setIsAllDay(!isAllDay)}
        onRecall={() => setIsRecalling(true)}
      />
      <div className="kitchen-notes">
        {staleSince !== undefined && <StaleNote since={staleSince} />}
        <UnsentNotes unsent={kitchen.unsent} wordsOf={(bumps) => numbersOf(bumps, t)} />
      </div>
      <div className="kitchen-body">
        {open.length === 0 ? (
          <EmptyState drawing="bowl" title={t('kitchen.empty')}>
            {t('kitchen.emptyText')}
          </EmptyState>
        ) : (
          <div className="kitchen-tickets">
            {open.slice(0, shown).map((ticket, place) => (
              <TicketCard
                key={ticket._id}
                ticket={ticket}
                station={stationOf(ticket)}
                digit={digitAt(place)}
                nameOf={nameOf}
                onBump={bump}
                onDish={press}
              />
            ))}
            {open.length > shown && <MoreTickets key={shown} onNear={showMore} />}
          </div>
        )}
        {isAllDay && <AllDay tickets={open} words={words} />}
      </div>
      <WaitingTables station={station} words={words} />
      {slips.current && (
        <TicketSlip slip={slips.current} station={stationOf(slips.current.ticket)} />
      )}
      <RecallSheet
        open={isRecalling}
        done={done}
        words={words}
        onRecall={recall}
        onClosed={() => setIsRecalling(false)}
      />
    </div>
  )
}
