import type { ShownDish, TableCartState } from '@comanda/client/table-cart'
import type { TableGuest } from '@comanda/contract'

/** What one guest has in the cart of the table; without a guest: what is for all. */
export interface GuestGroup {
  readonly guest: TableGuest | undefined
  readonly dishes: readonly ShownDish[]
}

/**
 * Returns the dishes of a shared cart by whose they are: one's own first, then the others by seat, what is for all last. Who is
 * there stands there without dishes too; who has left only with some.
 */
export const guestGroups = ({
  guests,
  dishes,
  self,
}: Pick<TableCartState, 'guests' | 'dishes' | 'self'>): readonly GuestGroup[] => {
  const of = (guest: string | null) => dishes.filter((dish) => dish.guest === guest)
  const present = guests
    .filter(({ status }) => status === 'admitted' || status === 'left')
    .toSorted((one, other) => Number(other._id === self?._id) - Number(one._id === self?._id))
    .map((guest) => ({ guest, dishes: of(guest._id) }))
    .filter((group) => group.guest.status === 'admitted' || group.dishes.length > 0)
  const shared = of(null)
  return shared.length > 0 ? [...present, { guest: undefined, dishes: shared }] : present
}

/** Returns whether one guest's dishes are all there is: whose they are goes without saying (TABLE-6.13). */
export const isOneGuests = (groups: readonly GuestGroup[]): boolean =>
  groups.length === 1 && groups[0]!.guest !== undefined
