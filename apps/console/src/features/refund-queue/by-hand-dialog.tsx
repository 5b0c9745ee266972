import type { Refund } from '@comanda/contract'
import { Button, Dialog, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

/** The longest note that the server accepts. */
const MOST = 500

interface ByHandDialogProps {
  readonly refund: Refund
  readonly onClosed: () => void
  readonly onConfirm: (note: string) => void
}

/** Confirms that the money was given by other means, and notes how. */
export const ByHandDialog = ({ refund, onClosed, onConfirm }: ByHandDialogProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const [note, setNote] = useState('')
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={t('refund.byHandTitle', { amount: money(refund.amount) })}
      actions={(close) => (
        <>
          <Button variant="quiet" size="large" onClick={close}>
            {t('money.stay')}
          </Button>
          <Button
            size="large"
            disabled={note.trim() === ''}
            onClick={() => {
              onConfirm(note.trim())
              close()
            }}
          >
            {t('refund.byHand')}
          </Button>
        </>
      )}
    >
      <Field
        label={t('refund.byHandNote')}
        hint={t('refund.byHandText')}
        value={note}
        maxLength={MOST}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  )
}
