import { Button, Dialog } from '@comanda/ui'
import { useRef } from 'react'
import { useMessages } from '../messages.ts'

/** What is done once it is decided: closing what was entered, or leaving the page. */
export interface Question {
  readonly key: number
  readonly discard: () => void
  readonly keep: () => void
}

/** Asks whether what was entered and is not saved is discarded. */
export const DiscardQuestion = ({
  question: { discard, keep },
  onClosed,
}: {
  readonly question: Question
  readonly onClosed: () => void
}) => {
  const { t } = useMessages()
  const isDiscarded = useRef(false)
  return (
    <Dialog
      open
      title={t('typed.title')}
      onClosed={() => {
        onClosed()
        if (isDiscarded.current) discard()
        else keep()
      }}
      actions={(close) => (
        <>
          {/* The first has the focus: Enter behind Escape discards nothing. */}
          <Button onClick={close}>{t('typed.keep')}</Button>
          <Button
            variant="quiet"
            onClick={() => {
              isDiscarded.current = true
              close()
            }}
          >
            {t('typed.discard')}
          </Button>
        </>
      )}
    >
      {t('typed.text')}
    </Dialog>
  )
}
