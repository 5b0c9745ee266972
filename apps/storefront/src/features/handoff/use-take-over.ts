import { webStorage } from '@comanda/client'
import {
  createTaking,
  keepOrder,
  keysOfTab,
  shopOfCart,
  type TakeFailure,
} from '@comanda/client/handoff'
import type { HandedCart } from '@comanda/contract'
import { useState } from 'react'
import { takenEarly } from '../../device/early-taking.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useNavigate } from '../../router/use-navigate.ts'

type Step =
  | { readonly step: 'asking' | 'busy' }
  | { readonly step: 'failed'; readonly why: Exclude<TakeFailure, 'elsewhere'> }
  | { readonly step: 'elsewhere'; readonly shop: string; readonly code: string }
  | { readonly step: 'taken'; readonly cart: HandedCart }

const storage = webStorage(() => window.localStorage)

/** Takes carts and orders on a phone: `take` by a press, never by opening a link (HANDOFF-4.1). */
export const useTakeOver = () => {
  const { client, visit } = useDiner()
  const navigate = useNavigate()
  const [taking] = useState(() => createTaking(client.connection, keysOfTab()))
  const [state, setState] = useState<Step>({ step: 'asking' })
  /** The shop at whose table the guest is, or in which they have chosen something, also before the visit is resumed. */
  const shopHere = (): string | undefined => {
    const { mode, status } = visit.state.get()
    const isAtTable = mode === 'dineIn' && /starting|ready/.test(status)
    const { cart, session } = client
    return (isAtTable && session.place().shop) || shopOfCart(cart, storage)
  }
  const take = async (code: string, anyShop = false): Promise<void> => {
    setState({ step: 'busy' })
    const result = await takenEarly(code)
    const taken = result
      ? ({ status: 'taken', result } as const)
      : await taking.take(code, anyShop ? undefined : shopHere())
    if (taken.status === 'failed') {
      const { why, shop = '' } = taken
      return setState(
        why === 'elsewhere' ? { step: 'elsewhere', shop, code } : { step: 'failed', why },
      )
    }
    const { cart, session, restoreKey } = taken.result
    if (cart) return setState({ step: 'taken', cart })
    keepOrder(storage, restoreKey ?? '')
    taking.arrived()
    void client.pending.load()
    return navigate({ to: '/record/$id', params: { id: session ?? '' }, replace: true })
  }
  return { state, take, arrived: taking.arrived, again: () => setState({ step: 'asking' }) }
}
