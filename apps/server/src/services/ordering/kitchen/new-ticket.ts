import type { GuestFile, Ticket } from '@comanda/contract'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { allergenName } from '../../../slips/allergen-name.ts'
import type { TicketRow } from '../../../tables/tickets.ts'
import type { Dish } from './ticket-dish.ts'
import type { OrderedAt, TicketDelta } from './ticket-deltas.ts'

const kindOf = (dishes: readonly Dish[]): Ticket['kind'] => {
  if (dishes.every(({ isOff }) => !isOff)) return 'new'
  return dishes.every(({ isOff }) => isOff) ? 'cancel' : 'change'
}

/** Guests for whom something is made, and what the member among them must not eat (GUEST-2.4). */
export interface TicketGuests {
  readonly row: Pick<OrderedAt['row'], 'bookings'>
  readonly memberAllergens: NonNullable<GuestFile['allergens']>
}

/** Returns what a ticket says of the allergies of its guests (KITCHEN-1.9). */
export const ticketAllergies = ({ row: { bookings }, memberAllergens }: TicketGuests) => {
  // A member who has booked as well stands there once.
  const others = memberAllergens.filter(
    (one) => !bookings.some(({ allergens }) => allergens?.includes(one)),
  )
  const known = others.length > 0 ? [{ allergens: others, text: undefined }] : []
  const allergies = [...bookings, ...known].flatMap(({ allergens, text }) =>
    allergens === undefined
      ? []
      : [{ names: allergens.map(allergenName), ...(text === undefined ? {} : { text }) }],
  )
  return allergies.length === 0 ? null : allergies
}

/** Returns a ticket to be written. What changes of an order that was handed over already needs nobody. */
export const newTicket = (
  { order, station, isExpo, dishes }: TicketDelta,
  own: Pick<TicketRow, 'seq' | 'number' | 'allergies'>,
  now: Date,
): TicketRow => {
  const at = now.toISOString()
  const isOver = order.status === 'completed'
  return {
    _id: newIdBeside(order.shop),
    shop: order.shop,
    station,
    isExpo,
    session: order.session,
    order: order._id,
    businessDay: order.businessDay,
    type: order.type,
    tableName: order.tableName,
    tentNumber: order.tentNumber,
    channel: order.channel,
    contactName: order.contactName,
    licensePlate: order.licensePlate,
    pickupTime: order.pickupTime,
    remark: order.remark,
    kind: kindOf(dishes),
    movedFrom: null,
    lines: dishes.map((dish, index) => ({ id: `${index + 1}`, ...dish })),
    status: isOver ? 'done' : 'open',
    createTime: at,
    doneTime: isOver ? at : null,
    version: 1,
    ...own,
  }
}
