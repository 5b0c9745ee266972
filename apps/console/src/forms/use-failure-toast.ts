import { normaliseError } from '@comanda/client'
import { showToast } from '@comanda/ui'
import { useMessages } from '../staff/messages.ts'
import { failureWords } from './failure-words.ts'

/** Returns what tells staff in a toast why something was not done. */
export const useFailureToast = () => {
  const { t } = useMessages()
  return (error: unknown): void =>
    showToast(failureWords(t, normaliseError(error)), { tone: 'danger' })
}
