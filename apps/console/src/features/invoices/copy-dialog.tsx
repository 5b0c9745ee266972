import { Button, Dialog, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'

interface CopyDialogProps {
  readonly onClosed: () => void
  readonly onConfirm: (reason: string) => void
}

/** The longest reason that the server accepts. */
const MOST = 200

/** Requests the reason for a copy, which the log keeps (INV-5.3). */
export const CopyDialog = ({ onClosed, onConfirm }: CopyDialogProps) => {
  const { t } = useMessages()
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={t('invoices.printAgain')}
      actions={(close) => (
        <>
          <Button variant="quiet" size="large" onClick={close}>
            {t('invoices.close')}
          </Button>
          <Button
            size="large"
            disabled={reason.trim() === ''}
            onClick={() => {
              onConfirm(reason.trim())
              close()
            }}
          >
            {t('invoices.printAgain')}
          </Button>
        </>
      )}
    >
      <Field
        label={t('invoices.reason')}
        hint={t('invoices.reasonHint')}
        value={reason}
        maxLength={MOST}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}
