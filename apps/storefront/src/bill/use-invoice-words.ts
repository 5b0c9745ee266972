import type { TaiwanInvoice } from '@comanda/contract'
import { useOrderingMessages } from '../language/ordering-messages.ts'

/** Returns the label and the text of an invoice: its kind and its number. Undefined if no invoice was requested. */
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
