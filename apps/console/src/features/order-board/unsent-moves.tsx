import { useStore } from '@comanda/client/react'
import type { OrderBoard, UnsentMove } from '@comanda/client/staff'
import { Banner, Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

/** Steps that were made without a connection: those that wait, and those that were refused on its return (STAFF-8.2). */
export const UnsentMoves = ({ board }: { readonly board: OrderBoard }) => {
  const waiting = useStore(board.unsent.waiting)
  const refused = useStore(board.unsent.refused)
  const { t } = useMessages()
  const wordsOf = (moves: readonly UnsentMove[]): string =>
    moves
      .map(({ number, to }) => t('step.moved', { number, status: t(`status.${to}`) }))
      .join(' · ')
  return (
    <>
      {waiting.length > 0 && (
        <Banner icon="offline">
          <strong>{t('unsent.waiting', { count: waiting.length })}</strong> {wordsOf(waiting)}
        </Banner>
      )}
      {refused.length > 0 && (
        <Banner
          tone="danger"
          action={
            <Button variant="quiet" onClick={board.unsent.dismiss}>
              {t('app.close')}
            </Button>
          }
        >
          <strong>{t('unsent.refused')}</strong> {wordsOf(refused)}
        </Banner>
      )}
    </>
  )
}
