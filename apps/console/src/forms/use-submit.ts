import { type CallError, normaliseError } from '@comanda/client'
import { type SubmitEvent, useState } from 'react'

/** Sends a form, once at a time, and tells why it was refused. */
export const useSubmit = () => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallError>()
  const send = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    await work().catch((error: unknown) => setFailure(normaliseError(error)))
    setBusy(false)
  }
  const submit =
    (work: () => Promise<void>) =>
    (event: SubmitEvent): void => {
      event.preventDefault()
      if (!busy) void send(work)
    }
  return { busy, failure, submit }
}
