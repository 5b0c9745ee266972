import { webStorage } from '@comanda/client'
import {
  createTaking,
  keepOrder,
  keysOfTab,
  shopOfCart,
  type TakeFailure,
} from '@comanda/client/handoff'
import type { HandedCart, TakeOverResult } from '@comanda/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { earlyTaking, takenEarly } from '../../device/early-taking.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useNavigate } from '../../router/use-navigate.ts'

type Step =
  | { readonly step: 'asking' | 'busy' }
  | { readonly step: 'failed'; readonly why: Exclude<TakeFailure, 'elsewhere'> }
  | { readonly step: 'elsewhere'; readonly shop: string; readonly code: string }
  | { readonly step: 'taken'; readonly cart: HandedCart }

const storage = webStorage(() => window.localStorage)

/**
 * Takes carts and orders on a phone: `take` by a press, never by opening a link (HANDOFF-4.1). Continues with what a press on the served
 * question takes by the code of the page (HANDOFF-4.8).
 */
export const useTakeOver = (ownCode: string | undefined) => {
  const { client, visit } = useDiner()
  const navigate = useNavigate()
  const [taking] = useState(() => createTaking(client.connection, keysOfTab()))
  const [early] = useState(() => takenEarly(ownCode))
  const [state, setState] = useState<Step>(() => {
    const cart = early?.came?.cart
    return cart ? { step: 'taken', cart } : { step: early ? 'busy' : 'asking' }
  })
  /** The shop at whose table the guest is, or in which they have chosen something, also before the visit is resumed. */
  const shopHere = (): string | undefined => {
    const { mode, status } = visit.state.get()
    const isAtTable = mode === 'dineIn' && /starting|ready/.test(status)
    const { cart, session } = client
    return (isAtTable && session.place().shop) || shopOfCart(cart, storage)
  }
  const come = ({ cart, session, restoreKey }: TakeOverResult): void => {
    if (cart) return setState({ step: 'taken', cart })
    keepOrder(storage, restoreKey ?? '')
    taking.arrived()
    void client.pending.load()
    void navigate({ to: '/record/$id', params: { id: session ?? '' }, replace: true })
  }
  const take = async (code: string, anyShop = false): Promise<void> => {
    setState({ step: 'busy' })
    const taken = await taking.take(code, anyShop ? undefined : shopHere())
    if (taken.status === 'taken') return come(taken.result)
    const { why, shop = '' } = taken
    setState(why === 'elsewhere' ? { step: 'elsewhere', shop, code } : { step: 'failed', why })
  }
  const goOn = useEffectEvent(() => {
    // Once: when the page is opened again, it asks.
    delete earlyTaking.taking
    if (early && state.step === 'busy')
      void early.result.then((result) => (result ? come(result) : take(early.code)))
  })
  useEffect(() => goOn(), [])
  return { state, take, arrived: taking.arrived, again: () => setState({ step: 'asking' }) }
}
