import { normaliseError } from '@comanda/client'
import type { Kitchen } from '@comanda/client/staff'
import type { Ticket } from '@comanda/contract'
import { showToast } from '@comanda/ui'
import { useMemo } from 'react'
import { useMessages } from '../../staff/messages.ts'

/** For how long a bump can be undone from its toast, in ms. */
const UNDO_MS = 10_000

/** Returns what a press does with a ticket; what did not succeed is shown. */
export const useBumps = (kitchen: Kitchen) => {
  const { t } = useMessages()
  return useMemo(() => {
    const tried = (work: Promise<void>): Promise<boolean> =>
      work.then(
        () => true,
        (failure: unknown) => {
          const { reason, message } = normaliseError(failure)
          const text = reason === 'offline' ? t('floor.offline') : t('floor.notDone', { message })
          showToast(text, { tone: 'danger' })
          return false
        },
      )
    const recall = (ticket: Ticket): void => void tried(kitchen.recall(ticket))
    return {
      recall,
      /** Ends a ticket. */
      bump: (ticket: Ticket): void => {
        void tried(kitchen.bump(ticket))
        const undo = { text: t('app.undo'), run: () => recall(ticket) }
        const { number } = ticket
        showToast(t('kitchen.bumped', { number }), {
          action: undo,
          duration: UNDO_MS,
          id: ticket._id,
        })
      },
      /** Marks a dish as made, or opens it again. */
      press: (ticket: Ticket, dish: string): void => {
        const isDone = ticket.lines.some(
          ({ id, doneTime }) => id === dish && doneTime !== undefined,
        )
        const work = isDone ? kitchen.recall(ticket, [dish]) : kitchen.bump(ticket, [dish])
        void tried(work)
      },
    }
  }, [kitchen, t])
}
