import type { AgainRefundData, Refund, User } from '@comanda/contract'
import type { Runtime } from '../../../runtime/runtime.ts'
import { changeRefund } from './change-refund.ts'

/** `create refunds/again`: what a provider refused is sent again, under another key (PAY-5.7). */
export const again = (
  runtime: Runtime,
  { refund: id }: AgainRefundData,
  user: User | undefined,
): Promise<Refund> =>
  changeRefund(runtime, {
    id,
    user,
    from: ['failed'],
    change: ({ resends }) => ({
      status: 'due',
      failure: null,
      sentTime: null,
      resends: resends + 1,
      askTime: new Date(runtime.now()).toISOString(),
    }),
  })
