import { Button, Dialog } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface RenewDialogProps {
  readonly table: string
  readonly onClosed: () => void
  readonly onConfirm: () => void
}

/** Confirms that the printed code of a table ends (SESS-9.5). */
export const RenewDialog = ({ table, onClosed, onConfirm }: RenewDialogProps) => {
  const { t } = useMessages()
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={t('tables.renewTitle', { name: table })}
      actions={(close) => (
        <>
          <Button variant="quiet" size="large" onClick={close}>
            {t('tables.renewKeep')}
          </Button>
          <Button
            variant="danger"
            size="large"
            onClick={() => {
              onConfirm()
              close()
            }}
          >
            {t('tables.renew')}
          </Button>
        </>
      )}
    >
      {t('tables.renewText')}
    </Dialog>
  )
}
