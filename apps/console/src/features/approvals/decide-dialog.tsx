import type { ShownApproval } from '@comanda/client/staff'
import { Button, Dialog } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { requestText } from './amount-text.ts'

/** What an owner is about to decide. */
export interface Decision {
  readonly approval: ShownApproval
  readonly status: 'approved' | 'refused'
}

interface DecideDialogProps {
  readonly decision: Decision
  readonly onClosed: () => void
  readonly onConfirm: () => void
}

/** Confirms a decision, which is final. */
export const DecideDialog = ({ decision, onClosed, onConfirm }: DecideDialogProps) => {
  const { approval, status } = decision
  const { t, locale } = useMessages()
  const { ownDecimals } = useShop()
  const amount = requestText(t, locale, approval, ownDecimals)
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={t(`approvals.confirm.${status}`, { amount })}
      actions={(close) => (
        <>
          <Button variant="quiet" size="large" onClick={close}>
            {t('approvals.back')}
          </Button>
          <Button
            variant={status === 'approved' ? 'primary' : 'danger'}
            size="large"
            onClick={() => {
              onConfirm()
              close()
            }}
          >
            {t(status === 'approved' ? 'approvals.approve' : 'approvals.refuse')}
          </Button>
        </>
      )}
    >
      {approval.action === 'refund'
        ? t('approvals.confirmRefund')
        : t('approvals.confirmText', { name: approval.member?.name ?? t('approvals.unknown') })}
    </Dialog>
  )
}
