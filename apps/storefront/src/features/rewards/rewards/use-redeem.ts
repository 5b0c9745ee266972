import { type CallError, normaliseError, randomKey } from '@comanda/client'
import type { Gift, GiftRecord } from '@comanda/contract'
import { useState } from 'react'
import { useDiner } from '../../../data/client-context.tsx'

export type Redeeming =
  | { readonly status: 'idle' | 'busy' }
  /** It may or may not have gone through; asking again asks with the same key, so that nothing is taken twice. */
  | { readonly status: 'uncertain' }
  | { readonly status: 'refused'; readonly error: CallError }
  | { readonly status: 'taken'; readonly record: GiftRecord }

/** Takes one reward for points; each sheet is one intention, with one key. */
export const useRedeem = (gift: Gift, shop: string, onTaken: () => void) => {
  const { client } = useDiner()
  const [idempotencyKey] = useState(() => randomKey())
  const [redeeming, setRedeeming] = useState<Redeeming>({ status: 'idle' })
  const redeem = async (): Promise<void> => {
    setRedeeming({ status: 'busy' })
    try {
      const record = await client.connection
        .service('gifts/redeem')
        .create({ gift: gift._id, shop, idempotencyKey })
      setRedeeming({ status: 'taken', record })
      onTaken()
      void client.member.reload()
    } catch (failure) {
      const error = normaliseError(failure)
      setRedeeming(
        error.reason !== undefined && error.sent
          ? { status: 'uncertain' }
          : { status: 'refused', error },
      )
    }
  }
  return { redeeming, redeem }
}
