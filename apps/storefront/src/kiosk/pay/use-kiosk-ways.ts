import { type Connection, loadWaysToPay } from '@comanda/client'
import { useLoaded, useSelected } from '@comanda/client/react'
import type { PaymentMethod } from '@comanda/contract'
import { useDiner } from '../../diner/diner-context.tsx'
import { isOffered } from '../../features/payment/is-offered.ts'
import { useKiosk } from '../kiosk-context.tsx'
import { oneCard } from './one-card.ts'

/** How an order at a kiosk can be paid. */
export interface KioskWays {
  /** At the kiosk itself: by its card reader, or by a code for a phone. */
  readonly here: readonly PaymentMethod[]
  readonly counter: PaymentMethod | undefined
}

const isHere = ({ call }: PaymentMethod): boolean =>
  call === 'bbposWeb' || call === 'payments/online'

type Loaded = Awaited<ReturnType<typeof loadWaysToPay>>

/** What was loaded last: a button says how the order is paid from its first frame on, and is right once they are loaded again. */
const last = new WeakMap<Connection, Loaded>()

/** Returns the ways to pay that the shop offers and a kiosk can use (KIOSK-6.1), once they are loaded; none if they cannot be. */
export const useKioskWays = (): KioskWays | undefined => {
  const { device } = useKiosk()
  const { client } = useDiner()
  const mode = useSelected(client.cart.state, ({ place }) => place?.mode) ?? 'takeAway'
  const { connection } = client
  const { data: loaded, error } = useLoaded(`kiosk ${mode}`, async () => {
    const ways = await loadWaysToPay(connection)
    last.set(connection, ways)
    return ways
  })
  const data = loaded ?? last.get(connection)
  if (!data && error) return { here: [], counter: undefined }
  if (!data) return undefined
  const offered = data.methods.filter((method) => isOffered(method, device.shop, mode))
  return {
    here: oneCard(offered.filter(isHere)),
    counter: offered.find(({ type, call }) => type === 'counter' && call === undefined),
  }
}
