import { normaliseError } from '@comanda/client'
import type { OrderBoard } from '@comanda/client/staff'
import type { Order } from '@comanda/contract'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { showToast } from '@comanda/ui'
import type { useApproval } from '../../staff/approvals/approval-context.tsx'
import { canUndo, type MovedStatus } from './board-status.ts'

/** How long a move can be undone, in ms: as long as its toast shows. */
const UNDO_TIME = 5000

interface LastMove {
  readonly id: string
  readonly from: MovedStatus
  readonly until: number
}

/** Moves orders, with a toast for each; a move can be undone for a moment if the transition table allows it. */
export interface Moves {
  readonly move: (order: Order, status: MovedStatus, t: ConsoleTranslate) => Promise<void>
  /** Undoes the last move, if it is recent. */
  readonly undo: (t: ConsoleTranslate) => void
}

const failureText = (error: unknown, number: string, t: ConsoleTranslate): string => {
  const { code, reason, message } = normaliseError(error)
  if (code === 'illegalTransition') return t('step.elsewhere', { number })
  return reason === undefined
    ? t('step.failed', { number, message })
    : t('step.offline', { number })
}

export const createMoves = (board: OrderBoard, approved: ReturnType<typeof useApproval>): Moves => {
  let last: LastMove | undefined

  const send = async (order: Order, status: MovedStatus, t: ConsoleTranslate): Promise<boolean> => {
    last = undefined
    try {
      if (status === 'cancelled')
        await approved(
          {
            action: 'orders/cancel',
            record: order._id,
            words: t('approval.act.cancel', { number: order.number }),
            sum: 'less',
          },
          (approval) => board.move(order, status, approval),
        )
      else await board.move(order, status)
      return true
    } catch (error) {
      const text = failureText(error, order.number, t)
      showToast(text, { tone: 'danger', id: `move-${order._id}` })
      return false
    }
  }
  const undo = async (t: ConsoleTranslate): Promise<void> => {
    const order = last && board.state.get().orders.get(last.id)
    if (!last || !order || Date.now() > last.until) return
    const { from } = last
    const values = { number: order.number, status: t(`status.${from}`) }
    if (await send(order, from, t)) showToast(t('step.undone', values), { id: `move-${order._id}` })
  }
  return {
    move: async (order, status, t) => {
      if (!(await send(order, status, t))) return
      const { _id: id, status: from } = order
      const isUndoable = canUndo(from, status)
      if (isUndoable) last = { id, from, until: Date.now() + UNDO_TIME }
      const values = { number: order.number, status: t(`status.${status}`) }
      showToast(t('step.moved', values), {
        id: `move-${order._id}`,
        action: isUndoable ? { text: t('app.undo'), run: () => void undo(t) } : undefined,
      })
    },
    undo: (t) => void undo(t),
  }
}
