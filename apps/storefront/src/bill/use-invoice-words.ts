import type { TaiwanInvoice } from '@comanda/contract'
import { useOrderingMessages } from '../language/ordering-messages.ts'

/** What an invoice is called, and what it says: its kind and its number; nothing where none was asked for. */
export const useInvoiceWords = () => {
  const { t } = useOrderingMessages()
  return {
    title: t('invoice.title'),
    words: (invoice: TaiwanInvoice | undefined): string | undefined => {
      if (!invoice) return undefined
      const { twTaxType, twTaxVehicle, twTaxComp, twDonate, twTaxNrt } = invoice
      const number = twTaxVehicle ?? twTaxComp ?? twDonate ?? twTaxNrt
      return [t(`invoice.types.${twTaxType}`), number].filter(Boolean).join(' ')
    },
  }
}
