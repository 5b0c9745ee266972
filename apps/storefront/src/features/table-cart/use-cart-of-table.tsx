import { cartShares } from '@comanda/client/table-cart'
import { topLines } from '@comanda/engine/set-items'
import { useSession } from '../../diner/use-stores.ts'
import { useListWords } from '../../language/use-list-words.ts'
import { useTableMessages } from '../../language/table-messages.ts'
import type { CartOfTable } from '../cart/cart-of-table.ts'
import { useShownCart } from '../cart/shown-cart.tsx'
import { GuestDishes } from './guest-group.tsx'
import { guestGroups, isOneGuests } from './guest-groups.ts'
import { OfflineNote } from './offline-note.tsx'
import { OwnPlace } from './own-place.tsx'
import { RefusedList } from './refused-list.tsx'
import { useTable } from './use-table.ts'
import './table-cart.css'

/** Returns how the cart shows while the guests of a table share it; nothing if the diner is not one of them. */
export const useCartOfTable = (): Omit<CartOfTable, 'foot' | 'onPlace'> | undefined => {
  const { t } = useTableMessages()
  const list = useListWords()
  const { state } = useTable()
  const { session } = useSession()
  const { lines, result } = useShownCart()
  if (state.phase !== 'open') return undefined
  const shares = new Map(
    (result ? cartShares(result, lines, state.guests) : []).map(({ seat, amount }) => [
      seat,
      amount,
    ]),
  )
  const groups = guestGroups(state)
  const isAlone = isOneGuests(groups)
  return {
    ...(!isAlone && {
      title: t('table.title', { name: list(session?.tables.map(({ name }) => name) ?? []) }),
    }),
    head: (
      <>
        <OfflineNote />
        <RefusedList />
      </>
    ),
    lines: (item) => (
      <div className="guest-groups">
        {groups.map((group) => (
          <GuestDishes
            key={group.guest?._id ?? 'all'}
            {...group}
            sum={group.guest && (shares.get(group.guest.seat) ?? 0)}
            lines={topLines(lines)}
            item={item}
            isAlone={isAlone}
          >
            {group.guest?._id === state.self?._id && group.guest && <OwnPlace />}
          </GuestDishes>
        ))}
      </div>
    ),
  }
}
