import { normaliseError } from '@comanda/client'
import { showToast } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

/** A change of a stock: how it is carried out and taken back, and in words what it is of and what has been done. */
export interface StockStep {
  readonly name: string
  readonly done: string
  readonly run: () => Promise<unknown>
  readonly undo: () => Promise<unknown>
}

/** Returns what carries out a change of stocks: its outcome is a toast, with its undo (STAFF-1.14). */
export const useStockStep = () => {
  const { t } = useMessages()
  const attempt = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (failure) {
      const { reason, message } = normaliseError(failure)
      const problem = reason === 'offline' ? t('floor.offline') : message
      showToast(t('dishes.notChanged', { name, message: problem }), { tone: 'danger' })
      return false
    }
  }
  return async ({ name, done, run, undo }: StockStep): Promise<void> => {
    const isDone = await attempt(name, run)
    if (!isDone) return
    const action = { text: t('app.undo'), run: () => void attempt(name, undo) }
    showToast(done, { tone: 'success', action })
  }
}
