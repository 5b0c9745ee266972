import type { AdvisedPlan, CouponAdding } from '@comanda/client'
import { useState } from 'react'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { useMoney } from '../../../money/use-money.ts'
import { addingWords } from './coupon-words.ts'

/** Returns a function that uses the coupons of a plan, and why that was refused. */
export const useFollowPlan = (follow: (plan: AdvisedPlan) => Promise<CouponAdding | undefined>) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const apply = async (plan: AdvisedPlan): Promise<void> => {
    setBusy(true)
    setRefusal(undefined)
    const adding = await follow(plan)
    setBusy(false)
    if (!adding || adding.status === 'added') return
    const { key, values } = addingWords(adding, money)
    setRefusal(t(key, values))
  }
  return { busy, refusal, apply }
}
