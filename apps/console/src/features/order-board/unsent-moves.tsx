import type { OrderBoard, UnsentMove } from '@comanda/client/staff'
import { useMessages } from '../../staff/messages.ts'
import { UnsentNotes } from '../../staff/bills/unsent-notes.tsx'

/** Steps of orders that were made without a connection. */
export const UnsentMoves = ({ board }: { readonly board: OrderBoard }) => {
  const { t } = useMessages()
  const wordsOf = (moves: readonly UnsentMove[]): string =>
    moves
      .map(({ number, to }) => t('step.moved', { number, status: t(`status.${to}`) }))
      .join(' · ')
  return <UnsentNotes unsent={board.unsent} wordsOf={wordsOf} />
}
