import { Button, Dialog } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'

const SECOND = 1000

interface IdleDialogProps {
  /** ms until the reset. */
  readonly left: number
  readonly isShared: boolean
  readonly onStay: () => void
  readonly onReset: () => void
}

/** Warns that the session will be reset, and counts down. */
export const IdleDialog = ({ left, isShared, onStay, onReset }: IdleDialogProps) => {
  const { t } = useVisitMessages()
  const seconds = Math.ceil(left / SECOND)
  return (
    <Dialog
      open
      onClosed={onStay}
      title={t('idle.title')}
      actions={(close) => (
        <>
          <Button onClick={close}>{t('idle.stay')}</Button>
          <Button variant="plain" onClick={onReset}>
            {t('idle.reset')}
          </Button>
        </>
      )}
    >
      <p role="timer">{t(isShared ? 'idle.sharedText' : 'idle.text', { count: seconds })}</p>
    </Dialog>
  )
}
