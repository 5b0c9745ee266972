import { Button, Dialog, showToast } from '@comanda/ui'
import { useFailureToast } from './use-failure-toast.ts'
import { useMessages } from '../staff/messages.ts'

interface EndDialogProps {
  /** Whose words it has: somebody's work in the shop, or a program's key. */
  readonly of: 'colleagues' | 'apiKeys'
  readonly name: string
  readonly onEnd: () => Promise<void>
  readonly onClosed: () => void
}

/** Asks before an access ends, which it does at once. */
export const EndDialog = ({ of, name, onEnd, onClosed }: EndDialogProps) => {
  const { t } = useMessages()
  const tellFailure = useFailureToast()
  const end = async (): Promise<void> => {
    try {
      await onEnd()
      showToast(t(`${of}.ended`, { name }))
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={t(`${of}.endTitle`, { name })}
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
            {t(`${of}.end`)}
          </Button>
        </>
      )}
    >
      {t(`${of}.endText`)}
    </Dialog>
  )
}
