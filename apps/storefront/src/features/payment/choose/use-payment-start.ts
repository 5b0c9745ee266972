import { type PaymentStart, paymentStarts } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import type { StartPaymentResult } from '@comanda/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useGoOn } from '../attempt/use-go-on.ts'

/** Returns the start of a bill's payment: once it has begun, its own page takes the place of this one. */
export const usePaymentStart = (session: string) => {
  const submission = paymentStarts(useDiner().client).of(session)
  const start = useStore(submission.state)
  const goOn = useGoOn()
  /** What the button said when it was pressed on this page. */
  const [seen, setSeen] = useState<number>()
  const follow = useEffectEvent((started: StartPaymentResult) => goOn(started, seen))
  useEffect(() => {
    if (start.status !== 'done') return
    submission.dismiss()
    void follow(start.result)
  }, [start, submission])
  return {
    start,
    isBusy: (start.status === 'busy' && !start.wasUnknown) || start.status === 'done',
    /** `charge`: what the diner saw, in currency units. */
    begin: (payload: PaymentStart, charge?: number): void => {
      setSeen(charge)
      submission.dismiss()
      void submission.submit(payload)
    },
    checkAgain: (): void => void submission.checkAgain(),
    dismiss: submission.dismiss,
  }
}
