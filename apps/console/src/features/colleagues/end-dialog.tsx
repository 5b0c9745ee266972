import { Button, Dialog, showToast } from '@comanda/ui'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../staff/messages.ts'

interface EndDialogProps {
  readonly name: string
  readonly onEnd: () => Promise<void>
  readonly onClosed: () => void
}

/** Asks before somebody's work in the shop ends: they are signed out of it at once. */
export const EndDialog = ({ name, onEnd, onClosed }: EndDialogProps) => {
  const { t } = useMessages()
  const tellFailure = useFailureToast()
  const end = async (): Promise<void> => {
    try {
      await onEnd()
      showToast(t('colleagues.ended', { name }))
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={t('colleagues.endTitle', { name })}
      actions={(close) => (
        <>
          <Button variant="quiet" size="large" onClick={close}>
            {t('settings.cancel')}
          </Button>
          <Button
            variant="danger"
            size="large"
            onClick={() => {
              void end()
              close()
            }}
          >
            {t('colleagues.end')}
          </Button>
        </>
      )}
    >
      {t('colleagues.endText')}
    </Dialog>
  )
}
