import { normaliseError } from '@comanda/client'
import { showToast } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { guestFailure } from './guest-failure.ts'

/** Returns what does a step with a file: its outcome is a toast, then, if it was done, `after` runs. */
export const useGuestStep = () => {
  const { t } = useMessages()
  const [isBusy, setIsBusy] = useState(false)
  const step = async (
    call: () => Promise<void>,
    done: string,
    after?: () => void,
  ): Promise<void> => {
    setIsBusy(true)
    try {
      await call()
      showToast(done, { tone: 'success' })
      after?.()
    } catch (failure) {
      showToast(guestFailure(t, normaliseError(failure)), { tone: 'danger' })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, step }
}
