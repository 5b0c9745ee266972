import { normaliseError } from '@comanda/client'
import { showToast } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { menuFailure } from './menu-failure.ts'

/** Returns what carries out a change of the draft; a toast says why it was refused. Resolves to whether it was done. */
export const useMenuStep = () => {
  const { t } = useMessages()
  return async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    try {
      await work()
      if (done !== undefined) showToast(done, { tone: 'success' })
      return true
    } catch (failure) {
      showToast(menuFailure(t, normaliseError(failure)), { tone: 'danger' })
      return false
    }
  }
}
