import { assertOnline, type CallError, normaliseError } from '@comanda/client'
import type { Gift, GiftRecord } from '@comanda/contract'
import { useState } from 'react'
import { useDiner } from '../../../data/client-context.tsx'
import { endRedeem, isRedeemOpen, redeemKey } from './redeem-intentions.ts'

export type Redeeming =
  | { readonly status: 'idle' | 'busy' }
  /** It may or may not have gone through; asking again asks with the same key, so that nothing is taken twice. */
  | { readonly status: 'uncertain' }
  | { readonly status: 'refused'; readonly error: CallError }
  | { readonly status: 'taken'; readonly record: GiftRecord }

/** Takes one reward for points. */
export const useRedeem = (gift: Gift, shop: string, onTaken: () => void) => {
  const { client } = useDiner()
  const [redeeming, setRedeeming] = useState<Redeeming>({ status: 'idle' })
  const redeem = async (): Promise<void> => {
    const wasUncertain = isRedeemOpen(gift._id)
    setRedeeming({ status: 'busy' })
    try {
      assertOnline(client.connection)
      const record = await client.connection
        .service('gifts/redeem')
        .create({ gift: gift._id, shop, idempotencyKey: redeemKey(gift._id) })
      endRedeem(gift._id)
      setRedeeming({ status: 'taken', record })
      onTaken()
      void client.member.reload()
    } catch (failure) {
      const error = normaliseError(failure)
      const isUncertain = error.sent ? error.reason !== undefined : wasUncertain
      if (!isUncertain) endRedeem(gift._id)
      setRedeeming(isUncertain ? { status: 'uncertain' } : { status: 'refused', error })
    }
  }
  return { redeeming, redeem }
}
