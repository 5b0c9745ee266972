import type { StartPaymentResult } from '@comanda/contract'
import { useNavigate } from '../../../router/use-navigate.ts'
import { leaveFor } from './leaving.ts'

type GoOn = (started: StartPaymentResult, seen: number | undefined) => Promise<void>

/**
 * Returns a function that continues a payment that has begun. Its page takes the place of the present one in the
 * history: Back never leads to a page that would pay again (PAY-8.5). The provider's page opens at once if it charges what the
 * diner saw; otherwise they see the charge first (PAY-8.4).
 */
export const useGoOn = (): GoOn => {
  const navigate = useNavigate()
  return async ({ attempt: { _id: attempt, status, charge }, next }, seen) => {
    const shown = { params: { attempt }, replace: true } as const
    if (status !== 'pending' || next.kind === 'wait')
      return navigate({ to: '/payment/result/$attempt', ...shown })
    if (next.kind === 'qr') return navigate({ to: '/payment/qr/$attempt', ...shown })
    if (next.kind === 'reader') return navigate({ to: '/payment/reader/$attempt', ...shown })
    await navigate({ to: '/payment/card/$attempt', ...shown })
    if (charge === seen) leaveFor(attempt, next.url)
    return undefined
  }
}
