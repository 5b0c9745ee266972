import type { Order } from '@comanda/contract'
import { Button, Dialog } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface CancelDialogProps {
  readonly order: Order | undefined
  readonly onClosed: () => void
  readonly onConfirm: (order: Order) => void
}

/** Confirms that an order shall be cancelled, which cannot be undone. */
export const CancelDialog = ({ order, onClosed, onConfirm }: CancelDialogProps) => {
  const { t } = useMessages()
  return (
    <Dialog
      open={order !== undefined}
      onClosed={onClosed}
      title={t('cancel.title', { number: order?.number ?? '' })}
      actions={(close) => (
        <>
          <Button variant="quiet" size="large" onClick={close}>
            {t('cancel.keep')}
          </Button>
          <Button
            variant="danger"
            size="large"
            onClick={() => {
              if (order) onConfirm(order)
              close()
            }}
          >
            {t('cancel.confirm')}
          </Button>
        </>
      )}
    >
      {t('cancel.text')}
    </Dialog>
  )
}
