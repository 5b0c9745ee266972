import {
  assertOnline,
  type CartCoupons,
  type CouponAdding,
  type DinerClient,
  normaliseError,
} from '@comanda/client'
import { useState } from 'react'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMoney } from '../../../money/use-money.ts'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { addingWords } from './coupon-words.ts'

/** Requests a coupon at once or not at all: without a connection the diner does not wait for it. */
const addNow = (
  { connection, cart }: DinerClient,
  ask: (coupons: CartCoupons) => Promise<CouponAdding>,
): Promise<CouponAdding> | CouponAdding => {
  try {
    assertOnline(connection)
    return ask(cart.coupons)
  } catch (failure) {
    return { status: 'failed', error: normaliseError(failure) }
  }
}

/** Why a coupon was not added. */
interface AddingRefusal {
  /** The coupon, or the code. */
  readonly of: string
  readonly text: string
  /** It is for members. */
  readonly needsLogin?: boolean
}

/** Returns a function that adds a coupon or reward, and why the last one was refused. */
export const useAddCoupon = (onAdded: () => void) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const { client } = useDiner()
  const [busy, setBusy] = useState<string>()
  const [refusal, setRefusal] = useState<AddingRefusal>()
  const add = async (
    of: string,
    ask: (coupons: CartCoupons) => Promise<CouponAdding>,
  ): Promise<void> => {
    setBusy(of)
    setRefusal(undefined)
    const adding = await addNow(client, ask)
    setBusy(undefined)
    if (adding.status === 'added') return onAdded()
    const { key, values } = addingWords(adding, money)
    const needsLogin = adding.status === 'failed' && adding.error.code === 'notAuthenticated'
    return setRefusal({ of, text: t(key, values), needsLogin })
  }
  return { add, busy, refusal, fail: (of: string, text: string) => setRefusal({ of, text }) }
}

export type AddCoupon = ReturnType<typeof useAddCoupon>
