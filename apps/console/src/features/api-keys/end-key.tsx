import { Button, Dialog, showToast } from '@comanda/ui'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../staff/messages.ts'

interface EndKeyProps {
  readonly name: string
  readonly onEnd: () => Promise<void>
  readonly onClosed: () => void
}

/** Asks before a key ends: its program is refused at once. */
export const EndKey = ({ name, onEnd, onClosed }: EndKeyProps) => {
  const { t } = useMessages()
  const tellFailure = useFailureToast()
  const end = async (): Promise<void> => {
    try {
      await onEnd()
      showToast(t('apiKeys.ended', { name }))
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={t('apiKeys.endTitle', { name })}
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
            {t('apiKeys.end')}
          </Button>
        </>
      )}
    >
      {t('apiKeys.endText')}
    </Dialog>
  )
}
