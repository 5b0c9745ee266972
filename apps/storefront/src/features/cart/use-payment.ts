import { loadWaysToPay } from '@comanda/client'
import { useLoaded } from '@comanda/client/react'
import { useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useAuthentication, useCart, useCatalogue } from '../../diner/use-stores.ts'
import { isOffered } from '../../payment/is-offered.ts'

/** The ways to pay that an order can be placed with here. */
export type PayBy = 'counter' | 'balance'

/** Returns the choice of how an order without a table is paid: at the counter, or from the member's stored balance. */
export const usePayment = () => {
  const { client } = useDiner()
  const { user } = useAuthentication()
  const { menu } = useCatalogue()
  const { place, result } = useCart()
  const [wanted, setWanted] = useState<PayBy>('counter')
  const { data } = useLoaded(`${user?._id ?? ''} pay`, () =>
    loadWaysToPay(client.connection, user?._id),
  )
  const shop = menu?.shop
  const offered = (data?.methods ?? []).filter(
    (method) => shop && place && isOffered(method, shop._id, place.mode),
  )
  const balance = data?.balances.find(({ _id }) => _id === shop?.currency)?.amount
  const isBalanceOffered = user !== undefined && offered.some(({ type }) => type === 'balance')
  const isBalanceEnough = (balance ?? 0) >= (result?.totals.total ?? 0)
  return {
    /** A table pays when it leaves. */
    isOffered: place !== undefined && place.mode !== 'dineIn',
    counter: offered.find(({ type }) => type === 'counter'),
    balance: isBalanceOffered ? balance : undefined,
    isBalanceEnough,
    payBy: wanted === 'balance' && isBalanceOffered && isBalanceEnough ? 'balance' : 'counter',
    choose: setWanted,
  } as const
}

export type PaymentModel = ReturnType<typeof usePayment>
