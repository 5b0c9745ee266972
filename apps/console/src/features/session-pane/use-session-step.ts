import { normaliseError } from '@comanda/client'
import { SessionOvertaken } from '@comanda/client/staff'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { showToast } from '@comanda/ui'
import { useState } from 'react'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'

const known = [
  'sessionClosed',
  'paymentPending',
  'billUnpaid',
  'reasonRequired',
  'approvalRequired',
  'approvalDiffers',
  'tableTaken',
  'lineNotFound',
  'kitchenHasBegun',
  'promotionFalls',
  'outOfStock',
  'splitRefused',
  'unmergeRefused',
  'couponRefused',
  'discountDearer',
  'reopenRefused',
] as const

const problemOf = (failure: unknown, t: ConsoleTranslate): string => {
  if (failure instanceof SessionOvertaken) {
    const parts = failure.parts.map((part) => t(`pane.part.${part}`))
    return parts.length === 0
      ? t('pane.changed')
      : t('pane.changedParts', { parts: listWords(parts, t) })
  }
  const { code, reason, statusCode, message } = normaliseError(failure)
  if (reason === 'offline') return t('floor.offline')
  const own = known.find((one) => one === code)
  if (own) return t(`pane.problem.${own}`)
  return statusCode === 403 ? t('pane.problem.forbidden') : t('floor.notDone', { message })
}

interface Done {
  readonly text: string
  readonly undo?: (() => void) | undefined
}

/** Returns what carries out a change of a session, one at a time: its outcome is a toast, with its undo if it has one. */
export const useSessionStep = () => {
  const { t } = useMessages()
  const [isBusy, setIsBusy] = useState(false)
  const step = async (work: () => Promise<void>, { text, undo }: Done): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    try {
      await work()
      const action = undo && { text: t('app.undo'), run: undo }
      showToast(text, { tone: 'success', action })
      return true
    } catch (failure) {
      showToast(problemOf(failure, t), { tone: 'danger' })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, step }
}
