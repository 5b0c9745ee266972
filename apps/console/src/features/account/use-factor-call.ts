import { type SubmitEvent, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { factorFailure } from './factor-failure.ts'

/** Runs the call of a form, one at a time, with the message if it fails. */
export const useFactorCall = () => {
  const { t } = useMessages()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const run = async (call: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setFailure('')
    await call().catch((error: unknown) => setFailure(factorFailure(error, t)))
    setBusy(false)
  }
  const submit =
    (call: () => Promise<void>) =>
    (event: SubmitEvent): void => {
      event.preventDefault()
      if (!busy) void run(call)
    }
  return { busy, failure, submit }
}
