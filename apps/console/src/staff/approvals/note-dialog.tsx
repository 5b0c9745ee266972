import { Button, Dialog, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../messages.ts'

/** The longest note that the server accepts. */
const MOST = 500

interface NoteDialogProps {
  readonly title: string
  /** Of the note's field. */
  readonly label: string
  readonly hint: string
  /** What the button says that confirms. */
  readonly confirm: string
  readonly onClosed: () => void
  readonly onConfirm: (note: string) => void
}

/** Asks for a note on what staff have settled outside, before it counts as settled. */
export const NoteDialog = ({
  title,
  label,
  hint,
  confirm,
  onClosed,
  onConfirm,
}: NoteDialogProps) => {
  const { t } = useMessages()
  const [note, setNote] = useState('')
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={title}
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
            {confirm}
          </Button>
        </>
      )}
    >
      <Field
        label={label}
        hint={hint}
        value={note}
        maxLength={MOST}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  )
}
