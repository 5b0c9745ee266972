import type { TableSession } from '@comanda/contract'
import { useDiner } from '../../diner/diner-context.tsx'
import { useOrderingMessages } from '../../language/ordering-messages.ts'

/**
 * Returns the words for who ordered a line of a shared bill: the diner of this device, or another guest by their number
 * (ORDER-4.4). `undefined` for what staff entered, and if all of it is from one device.
 */
export const useOrderer = ({
  _id,
  orders,
}: TableSession): ((line: { readonly seq: number }) => string | undefined) => {
  const { t } = useOrderingMessages()
  const own = useDiner().client.session.guest.numberIn(_id)
  const guests = new Map(orders.map(({ seq, guest }) => [seq, guest]))
  const isShared = new Set(orders.flatMap(({ guest }) => guest ?? [])).size > 1
  return ({ seq }) => {
    const guest = isShared ? guests.get(seq) : undefined
    if (guest === undefined) return undefined
    return guest === own ? t('order.byYou') : t('order.byGuest', { number: guest })
  }
}
