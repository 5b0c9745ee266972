import type { Floor, FloorPlace, FloorState } from '@comanda/client/staff'
import type { Reservation, TableViewItem } from '@comanda/contract'
import { ArrivalSheet } from './arrival-sheet.tsx'
import { PartySheet } from './party-sheet.tsx'
import { seatsAt } from './seats.ts'
import { SeatSheet } from './seat-sheet.tsx'
import { useFloorSteps } from './use-floor-steps.ts'

/** What a press on the floor has opened: a table with several bills, guests who arrive, or a free table. */
export type OpenedSheet =
  | { readonly several: FloorPlace }
  | { readonly arrived: Reservation }
  | { readonly seating: TableViewItem }

interface FloorSheetsProps {
  readonly floor: Floor
  readonly state: Extract<FloorState, { readonly status: 'ready' }>
  readonly opened: OpenedSheet | undefined
  /** Why nobody can be seated now. */
  readonly problem: string | undefined
  readonly onSelect: (session: string) => void
  readonly onClosed: () => void
}

/** The sheets of the floor, one at a time. */
export const FloorSheets = (props: FloorSheetsProps) => {
  const { floor, state, opened, problem, onSelect, onClosed } = props
  const { seat, clean, seatBooking, keep } = useFloorSteps(floor, onSelect)
  if (!opened) return null
  const { bookings, places, seating: rules } = state
  if ('several' in opened)
    return <PartySheet place={opened.several} onSelect={onSelect} onClosed={onClosed} />
  if ('arrived' in opened) {
    const { arrived } = opened
    return (
      <ArrivalSheet
        booking={arrived}
        bookings={bookings}
        places={places}
        seating={rules}
        problem={problem}
        onSeat={(tables, insteadOf) => void seatBooking(tables, arrived, insteadOf)}
        onClosed={onClosed}
      />
    )
  }
  const { seating: table } = opened
  return (
    <SeatSheet
      table={table}
      problem={problem}
      bookings={bookings}
      sessions={places.find((place) => place.table._id === table._id)?.sessions ?? []}
      seating={rules}
      onClean={(needsCleaning) => void clean(table, needsCleaning)}
      onSeatBooking={(booking, insteadOf) =>
        void seatBooking(seatsAt(table, booking, places), booking, insteadOf)
      }
      onKeep={(booking, isKept) => keep(table._id, booking, isKept)}
      onSeat={(guests, allergy) => void seat(table, guests, allergy)}
      onClosed={onClosed}
    />
  )
}
