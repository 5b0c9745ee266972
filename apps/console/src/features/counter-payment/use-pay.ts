import { normaliseError } from '@comanda/client'
import {
  type CounterPayment,
  SessionOvertaken,
  type StaffSession,
  takeCounterPayment,
} from '@comanda/client/staff'
import type { SessionPayment } from '@comanda/contract'
import { showToast } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'

/** Returns what records a payment, once at a time, and the payment that was recorded last. */
export const usePay = (calls: StaffSession) => {
  const { t } = useMessages()
  const { connection } = useStaff()
  const [isBusy, setIsBusy] = useState(false)
  const [paid, setPaid] = useState<SessionPayment>()

  const problemOf = (failure: unknown): string => {
    const { code, reason, statusCode, message } = normaliseError(failure)
    if (failure instanceof SessionOvertaken) return t('counter.overtaken')
    if (reason === 'offline') return t('money.problem.offline')
    if (code === 'paymentPending') return t('counter.pending')
    if (statusCode === 403) return t('money.problem.forbidden')
    return t('money.problem.unknown', { message })
  }
  const take = async (payment: CounterPayment): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      setPaid(await takeCounterPayment(connection, calls, payment))
    } catch (failure) {
      showToast(problemOf(failure), { tone: 'danger' })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, take, paid, again: () => setPaid(undefined) }
}
