import { Button, Dialog, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'

/** The longest note that the server accepts. */
const MOST = 500

interface SolveDialogProps {
  readonly onClosed: () => void
  readonly onConfirm: (note: string) => void
}

/** Notes how staff have settled a difference outside. */
export const SolveDialog = ({ onClosed, onConfirm }: SolveDialogProps) => {
  const { t } = useMessages()
  const [note, setNote] = useState('')
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={t('compare.solveTitle')}
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
            {t('compare.solve')}
          </Button>
        </>
      )}
    >
      <Field
        label={t('compare.note')}
        hint={t('compare.noteHint')}
        value={note}
        maxLength={MOST}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  )
}
