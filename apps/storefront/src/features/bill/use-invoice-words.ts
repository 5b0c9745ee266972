import type { TableSession } from '@comanda/contract'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useListWords } from '../../language/use-list-words.ts'

/** How the invoice of a session is issued. */
type SessionInvoice = Pick<
  TableSession,
  'twTaxType' | 'twTaxVehicle' | 'twTaxComp' | 'twDonate' | 'twTaxNrt' | 'twTaxEmail'
>

/** Returns the label and the text of an invoice: its kind, and its numbers once there are any (INV-3.3). */
export const useInvoiceWords = () => {
  const { t } = useOrderingMessages()
  const list = useListWords()
  return {
    title: t('invoice.title'),
    numbersTitle: t('invoice.numbers'),
    numbers: ({ invoices = [] }: Pick<TableSession, 'invoices'>): string | undefined => {
      const words = invoices.map(({ status, number = '' }) =>
        t(`invoice.status.${status}`, { number }),
      )
      return words.length === 0 ? undefined : list(words)
    },
    words: (invoice: SessionInvoice): string | undefined => {
      const { twTaxType, twTaxVehicle, twTaxComp, twDonate, twTaxNrt, twTaxEmail } = invoice
      if (twTaxType === null) return undefined
      const number = twTaxVehicle ?? twTaxComp ?? twDonate ?? twTaxNrt ?? twTaxEmail
      return [t(`invoice.types.${twTaxType}`), number].filter(Boolean).join(' ')
    },
  }
}
