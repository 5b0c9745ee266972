import type { PrintInvoiceResult } from '@comanda/contract'
import { Button, Dialog } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useSlipPrinter } from '../../staff/devices/use-slip-printer.ts'
import { InvoicePaper } from './invoice-paper.tsx'
import { invoiceSlip } from './invoice-slip.ts'

interface PaperDialogProps {
  readonly printed: PrintInvoiceResult
  readonly onClosed: () => void
}

/** Shows an invoice as it is printed, with the button that prints it. */
export const PaperDialog = ({ printed, onClosed }: PaperDialogProps) => {
  const { t } = useMessages()
  const { print } = useSlipPrinter()
  return (
    <Dialog
      open
      onClosed={onClosed}
      title={t('invoices.paper.label')}
      actions={(close) => (
        <>
          <Button variant="quiet" size="large" onClick={close}>
            {t('invoices.close')}
          </Button>
          <Button size="large" onClick={() => print(invoiceSlip(printed), 'zh-hk')}>
            {t('invoices.print')}
          </Button>
        </>
      )}
    >
      <InvoicePaper printed={printed} />
    </Dialog>
  )
}
