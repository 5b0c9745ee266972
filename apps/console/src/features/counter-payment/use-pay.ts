import {
  type BillMember,
  type CounterPayment,
  type StaffSession,
  takeCounterPayment,
} from '@comanda/client/staff'
import type { SessionPayment } from '@comanda/contract'
import { showToast } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { paymentProblem } from './payment-problem.ts'

/** Returns what records a payment, once at a time, and the payment that was recorded last. */
export const usePay = (calls: StaffSession, member: BillMember) => {
  const { t } = useMessages()
  const { connection } = useStaff()
  const [isBusy, setIsBusy] = useState(false)
  const [paid, setPaid] = useState<SessionPayment>()

  const record = async (work: () => Promise<SessionPayment | undefined>): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      setPaid(await work())
    } catch (failure) {
      showToast(paymentProblem(failure, t), { tone: 'danger' })
    } finally {
      setIsBusy(false)
    }
  }
  return {
    isBusy,
    take: (payment: CounterPayment) => record(() => takeCounterPayment(connection, calls, payment)),
    takeBalance: (amount: number) => record(() => member.payByBalance(amount)),
    paid,
    again: () => setPaid(undefined),
  }
}
