import { useStore } from '@comanda/client/react'
import { createReceiptPrinter } from '@comanda/client/staff'
import type { SessionPayment } from '@comanda/contract'
import { Button, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { paymentProblem } from './payment-problem.ts'

interface PrintReceiptProps {
  readonly session: string
  readonly paid: SessionPayment
}

/** Prints the receipt by the shop's printer, or by the browser without one; the drawer opens for cash (PRINT-6.3). */
export const PrintReceipt = ({ session, paid }: PrintReceiptProps) => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [printer] = useState(() => createReceiptPrinter(connection, shop))
  const hasPrinter = useStore(printer.hasPrinter)
  const { t } = useMessages()
  useEffect(() => void printer.open(session, paid), [printer, session, paid])
  const print = async (): Promise<void> => {
    try {
      await printer.print(session)
      showToast(t('printers.printing'), { tone: 'success' })
    } catch (failure) {
      showToast(paymentProblem(failure, t), { tone: 'danger' })
    }
  }
  return (
    <Button
      size="large"
      variant="quiet"
      icon="print"
      onClick={() => (hasPrinter ? void print() : window.print())}
    >
      {t('counter.done.print')}
    </Button>
  )
}
