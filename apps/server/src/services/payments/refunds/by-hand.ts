import type { Refund, RefundByHandData, User } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import type { Runtime } from '../../../runtime/runtime.ts'
import { changeRefund } from './change-refund.ts'

/**
 * `create refunds/byHand`: staff have given the money back by other means (PAY-5.7): what was to be given by hand, or what the
 * provider refused. What a provider still may pay is not given twice.
 */
export const byHand = (
  runtime: Runtime,
  { refund: id, note }: RefundByHandData,
  user: User | undefined,
): Promise<Refund> =>
  changeRefund(runtime, {
    id,
    user,
    from: ['due', 'failed'],
    change: (row) => {
      if (row.attempt !== null && row.status === 'due')
        throw new Forbidden('The provider is to pay it.', { code: 'forbidden' })
      const doneTime = new Date(runtime.now()).toISOString()
      const given = row.actor.user === user?._id ? {} : { approver: user?._id ?? null }
      return { status: 'done', note, doneTime, askTime: null, ...given }
    },
  })
