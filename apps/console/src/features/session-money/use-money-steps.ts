import { normaliseError } from '@comanda/client'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { showToast } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'

const problemOf = (failure: unknown, t: ConsoleTranslate): string => {
  const { code, reason, statusCode, data, message } = normaliseError(failure)
  if (reason === 'offline') return t('money.problem.offline')
  if (statusCode === 403) return t('money.problem.forbidden')
  const why = code === 'paymentRefused' ? data?.['reason'] : undefined
  if (why === 'notOffered' || why === 'paid' || why === 'amount') return t(`money.problem.${why}`)
  return t('money.problem.unknown', { message })
}

/** Returns what carries out a call about money, once at a time: the outcome is a toast. */
export const useMoneySteps = () => {
  const { t } = useMessages()
  const [isBusy, setIsBusy] = useState(false)
  const step = async (work: () => Promise<void>, done: string): Promise<void> => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await work()
      showToast(done, { tone: 'success' })
    } catch (failure) {
      showToast(problemOf(failure, t), { tone: 'danger' })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, step }
}
