import { loadWaysToPay } from '@comanda/client'
import { useLoaded } from '@comanda/client/react'
import { useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useAuthentication, useCatalogue } from '../../diner/use-stores.ts'
import { lastCheckout } from '../../drafts/last-checkout.ts'
import { isOffered } from '../payment/is-offered.ts'
import { isPaidOnline } from '../payment/online-methods.ts'
import { useShownCart } from './shown-cart.tsx'

/** How an order is paid: at the counter, from the balance, or by phone with the method of an id. */
export interface PayBy {
  readonly kind: 'counter' | 'balance' | 'online'
  /** The id of the method, if there is one. */
  readonly method?: string | undefined
}

const kinds = ['counter', 'balance', 'online'] as const

/** Returns how the last order was paid, if there was one. */
const lastWay = ({ payBy, payMethod }: ReturnType<typeof lastCheckout.read>): PayBy | undefined => {
  const kind = kinds.find((one) => one === payBy)
  return kind && { kind, method: payMethod || undefined }
}

/**
 * Returns the choice of how an order is paid. A table pays when it leaves, unless its shop wants to be paid first
 * (PAY-8.10).
 */
export const usePayment = () => {
  const { client } = useDiner()
  const { user } = useAuthentication()
  const { menu } = useCatalogue()
  const { place, result } = useShownCart()
  const [wanted, setWanted] = useState<PayBy>()
  const [last] = useState(() => lastWay(lastCheckout.read()))
  const { data } = useLoaded(`${user?._id ?? ''} pay`, () =>
    loadWaysToPay(client.connection, user?._id),
  )
  const shop = menu?.shop
  const mode = place?.mode ?? 'takeAway'
  const offered = (data?.methods ?? []).filter(
    (method) => shop && place && isOffered(method, shop._id, place.mode),
  )
  const online = offered.filter(isPaidOnline)
  const counter = offered.find(({ type, call }) => type === 'counter' && call === undefined)
  const balance = data?.balances.find(({ _id }) => _id === shop?.currency)?.amount
  const balanceMethod = user && offered.find(({ type }) => type === 'balance')
  const isBalanceEnough = (balance ?? 0) >= (result?.totals.total ?? 0)
  const isCounterOffered = counter !== undefined || online.length === 0
  const first = mode === 'topUp' ? undefined : shop?.payFirst?.[mode]

  const choices: readonly PayBy[] = [
    ...(isCounterOffered ? [{ kind: 'counter', method: counter?._id } as const] : []),
    ...online.map(({ _id }) => ({ kind: 'online', method: _id }) as const),
    ...(balanceMethod && isBalanceEnough
      ? [{ kind: 'balance', method: balanceMethod._id } as const]
      : []),
  ]
  const offer = (way: PayBy | undefined): PayBy | undefined =>
    choices.find(({ kind, method }) => kind === way?.kind && method === way.method)
  // Who is faster than the ways to pay are loaded pays as the row will say.
  const known = data ? offer(last) : last
  const payBy = offer(wanted) ?? known ?? choices[0] ?? { kind: 'counter' }
  return {
    isOffered: place !== undefined && (mode !== 'dineIn' || (first ?? 'no') !== 'no'),
    counter,
    isCounterOffered,
    /** The kitchen waits until an order is paid, even at the counter. */
    isPaidFirst: first === 'always',
    online,
    balanceMethod,
    balance: balanceMethod ? balance : undefined,
    isBalanceEnough,
    payBy,
    /** Whether the last order was paid in a way that is offered now, as far as that is known. */
    isKnown: known !== undefined,
    isLoading: data === undefined,
    choose: setWanted,
  } as const
}

export type PaymentModel = ReturnType<typeof usePayment>
