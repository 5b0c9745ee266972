import type { TableGuest } from '@comanda/contract'
import { listInSentence } from '@comanda/locales'
import { Button, Dialog } from '@comanda/ui'
import { useTableMessages } from '../../language/table-messages.ts'
import { useGuestWords } from './use-guest-words.ts'

interface PlaceQuestionProps {
  /** Who has not chosen yet. */
  readonly choosing: readonly TableGuest[]
  /** What all of it comes to, as the button says it. */
  readonly total: string
  /** What it comes to without their dishes, if they have some that can be left out. */
  readonly totalWithout: string | undefined
  readonly onAll: () => void
  readonly onWithout: () => void
  readonly onClosed: () => void
}

/** Asks whether those who still choose are waited for: all, or without them (TABLE-6.5). */
export const PlaceQuestion = ({
  choosing,
  total,
  totalWithout,
  onAll,
  onWithout,
  onClosed,
}: PlaceQuestionProps) => {
  const { t, locale } = useTableMessages()
  const called = useGuestWords()
  const names = listInSentence(choosing.map(called), locale)
  const canLeaveOut = totalWithout !== undefined
  return (
    <Dialog
      open
      title={t('table.choose', { names, count: choosing.length })}
      onClosed={onClosed}
      actions={(close) => (
        <>
          <Button
            onClick={() => {
              close()
              onAll()
            }}
          >
            {t(canLeaveOut ? 'table.orderAll' : 'table.orderNow', { total })}
          </Button>
          {canLeaveOut && (
            <Button
              variant="quiet"
              onClick={() => {
                close()
                onWithout()
              }}
            >
              {t('table.orderWithout', { names, total: totalWithout })}
            </Button>
          )}
          <Button variant="quiet" onClick={close}>
            {t('table.back')}
          </Button>
        </>
      )}
    >
      {canLeaveOut ? t('table.chooseText') : undefined}
    </Dialog>
  )
}
