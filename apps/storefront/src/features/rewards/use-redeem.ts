import { redemptions, type RedemptionState } from '@comanda/client/rewards'
import { useStore } from '@comanda/client/react'
import type { Gift } from '@comanda/contract'
import { useEffect } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'

/** Takes a reward for points. If it is not known whether it was taken, `redeem` checks again. */
export const useRedeem = (
  gift: Gift,
  shop: string,
  onTaken: () => void,
): { readonly redeeming: RedemptionState; readonly redeem: () => Promise<void> } => {
  const { client } = useDiner()
  const redemption = redemptions(client)(gift._id)
  const redeeming = useStore(redemption.state)
  useEffect(() => redemption.dismiss, [redemption])
  const redeem = async (): Promise<void> => {
    const isUnknown = redeeming.status === 'unknown'
    const { status } = await (isUnknown
      ? redemption.checkAgain()
      : redemption.submit({ gift: gift._id, shop }))
    if (status === 'done') onTaken()
  }
  return { redeeming, redeem }
}
