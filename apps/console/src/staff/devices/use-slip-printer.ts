import { normaliseError } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { createSlipPrinter } from '@comanda/client/staff'
import type { Slip } from '@comanda/contract'
import { showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages.ts'
import { useShop } from '../shop-context.tsx'
import { useStaff } from '../staff-context.tsx'
import { useRole } from '../use-role.ts'

/** Prints by the shop's printer of receipts; without one, or if the account takes no money, by the browser (PRINT-6.4). */
export const useSlipPrinter = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { isCashier } = useRole()
  const { t, locale } = useMessages()
  const [printer] = useState(() => createSlipPrinter(connection, shop))
  const hasPrinter = useStore(printer.hasPrinter) && isCashier
  useEffect(() => {
    if (isCashier) void printer.look()
  }, [printer, isCashier])
  const send = async (printing: Promise<void>): Promise<void> => {
    try {
      await printing
      showToast(t('printers.printing'), { tone: 'success' })
    } catch (failure) {
      const { reason, message } = normaliseError(failure)
      const text = reason === 'offline' ? t('floor.offline') : t('floor.notDone', { message })
      showToast(text, { tone: 'danger' })
    }
  }
  return {
    hasPrinter,
    /** Prints a slip, or else the page as its print styles show it. */
    print: (slip: Slip, of: typeof locale = locale): void =>
      hasPrinter ? void send(printer.slip(slip, of)) : window.print(),
    /** Prints the receipt of a session as it is now. */
    receipt: (session: string): void => void send(printer.receipt(session)),
  }
}
