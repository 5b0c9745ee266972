import { showToast } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { paymentProblem } from './payment-problem.ts'

/** Returns what carries out a step with a member or a coupon, one at a time; a failure is a toast. */
export const useMemberStep = () => {
  const { t } = useMessages()
  const [isBusy, setIsBusy] = useState(false)
  const step = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    try {
      await work()
      return true
    } catch (failure) {
      showToast(paymentProblem(failure, t), { tone: 'danger' })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, step }
}
