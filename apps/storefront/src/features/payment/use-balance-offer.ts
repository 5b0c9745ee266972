import { loadWaysToPay } from '@comanda/client'
import { useLoaded } from '@comanda/client/react'
import type { TableSession } from '@comanda/contract'
import { isSessionFinished } from '@comanda/shop-rules/sessions'
import { useEffect, useEffectEvent } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useShownShop } from '../../shop/shown-shop.ts'
import { useAuthentication } from '../../diner/use-stores.ts'
import { type BalanceOffer, balanceOffer } from './balance-offer.ts'
import { isOffered } from './is-offered.ts'

/** What the stored balance can do for a session: nothing to show, another member's bill, or an offer. */
export type BalanceStanding =
  | { readonly status: 'none' | 'otherMember' }
  | { readonly status: 'offered'; readonly offer: BalanceOffer }

const none: BalanceStanding = { status: 'none' }

/** Returns what the logged-in member's balance can pay of a session's bill; loaded again after each attempt. */
export const useBalanceOffer = (session: TableSession, isRefused: boolean): BalanceStanding => {
  const { client } = useDiner()
  const { user } = useAuthentication()
  const currency = useShownShop()?.currency
  const { _id, shop, type, status, outstanding, payments } = session
  const isTopUp = type === 'topUp' && session.deposit === undefined
  const isOpen = !isTopUp && !isSessionFinished(status) && outstanding > 0
  const key = user && isOpen ? `${user._id} ${_id} ${payments.length}` : undefined
  const { data, reload } = useLoaded(key, () => loadWaysToPay(client.connection, user?._id))
  const reloadOffer = useEffectEvent(reload)
  useEffect(() => {
    if (isRefused) reloadOffer()
  }, [isRefused])
  if (!data || !user || !isOpen || currency === undefined) return none
  const isPossible = data.methods.some(
    (method) => method.type === 'balance' && isOffered(method, shop, type),
  )
  if (!isPossible || session.user === null) return none
  if (session.user !== user._id) return { status: 'otherMember' }
  return { status: 'offered', offer: balanceOffer(data.balances, currency, outstanding) }
}
