import { Button, Dialog, showToast } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface PollingPathProps {
  readonly name: string
  readonly path: string
  readonly onClosed: () => void
}

/** Where a CloudPRNT printer finds its slips: shown once, for the printer's own settings. */
export const PollingPath = ({ name, path, onClosed }: PollingPathProps) => {
  const { t } = useMessages()
  const url = `${location.origin}${path}`
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url)
    showToast(t('printers.pathCopied'), { tone: 'success' })
  }
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={t('printers.pathOf', { name })}
      actions={(close) => (
        <>
          <Button variant="quiet" size="large" onClick={close}>
            {t('app.close')}
          </Button>
          <Button size="large" onClick={() => void copy()}>
            {t('printers.pathCopy')}
          </Button>
        </>
      )}
    >
      {t('printers.pathText')} <code className="printers-path">{url}</code>
    </Dialog>
  )
}
