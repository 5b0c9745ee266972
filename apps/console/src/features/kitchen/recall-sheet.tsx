import type { Ticket } from '@comanda/contract'
import { listWords } from '../../staff/list-words.ts'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import type { DishWords } from './dish-words.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

interface RecallSheetProps {
  readonly open: boolean
  readonly done: readonly Ticket[]
  readonly words: DishWords
  readonly onRecall: (ticket: Ticket) => void
  readonly onClosed: () => void
}

/** The last tickets that were done; each can be opened again. */
export const RecallSheet = ({ open, done, words, onRecall, onClosed }: RecallSheetProps) => {
  const { t } = useMessages()
  return (
    <StaffSheet open={open} onClosed={onClosed} title={t('kitchen.recall')}>
      {(close) => (
        <ul className="kitchen-recall">
          {done.length === 0 && <li>{t('kitchen.recallNone')}</li>}
          {done.map((ticket) => (
            <li key={ticket._id}>
              <Button
                variant="quiet"
                wide
                onClick={() => {
                  onRecall(ticket)
                  close()
                }}
              >
                <span className="kitchen-recall-number">
                  {t('board.order', { number: ticket.number })}
                </span>{' '}
                {listWords(
                  ticket.lines.map(
                    ({ quantity, isOff, name }) =>
                      `${isOff ? '−' : ''}${quantity} ${words.name(name)}`,
                  ),
                  t,
                )}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </StaffSheet>
  )
}
