import type { PrintInvoiceResult } from '@comanda/contract'
import { QrCode } from '@comanda/ui'
import { code39, drawingSVG } from 'bwip-js/browser'
import { useMessages } from '../../staff/messages.ts'
import { numberWords, paperWords, periodWords } from './paper-words.ts'
import './invoice-paper.css'

/** A Code 39 barcode as a picture. Its text has digits and letters only. */
const barcodeUrl = (text: string): string => {
  const svg = code39({ bcid: 'code39', text, scaleX: 1, scaleY: 1, height: 8 }, drawingSVG())
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** A printed invoice, 57 mm wide (INV-5.1, INV-5.2). */
export const InvoicePaper = ({ printed }: { readonly printed: PrintInvoiceResult }) => {
  const { t } = useMessages()
  const { invoice, sellerName, isCopy, day, time, barcode, left, right } = printed
  const { number = '', period = '', random = '', seller, total, twInvoice } = invoice
  const buyer = twInvoice?.twTaxType === 'company' ? twInvoice.twTaxComp : undefined
  return (
    <section className="invoice-paper" aria-label={t('invoices.paper.label')} lang="zh-Hant-TW">
      <p className="invoice-paper-seller">{sellerName}</p>
      <p className="invoice-paper-title">
        {isCopy ? `${paperWords.title}${paperWords.copy}` : paperWords.title}
      </p>
      <p className="invoice-paper-title">{periodWords(period)}</p>
      <p className="invoice-paper-title">{numberWords(number)}</p>
      <p>{[day, time, ...(buyer === undefined ? [] : [paperWords.format])].join(' ')}</p>
      <p className="invoice-paper-pair">
        <span>{`${paperWords.random} ${random}`}</span>
        <span>{`${paperWords.total} ${total}`}</span>
      </p>
      <p className="invoice-paper-pair">
        <span>{`${paperWords.seller} ${seller}`}</span>
        {buyer !== undefined && <span>{`${paperWords.buyer} ${buyer}`}</span>}
      </p>
      <img className="invoice-paper-barcode" src={barcodeUrl(barcode)} alt={barcode} />
      <div className="invoice-paper-codes">
        <QrCode text={left} beside={right} label={`${number} 1/2`} />
        <QrCode text={right} beside={left} label={`${number} 2/2`} />
      </div>
    </section>
  )
}
