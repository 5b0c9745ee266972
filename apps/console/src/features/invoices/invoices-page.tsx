import { normaliseError } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { createInvoices } from '@comanda/client/staff'
import type { Invoice, PrintInvoiceResult } from '@comanda/contract'
import { Button, EmptyState, showToast, Skeleton } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { type InvoiceAction, InvoiceCard } from './invoice-card.tsx'
import { PaperDialog } from './paper-dialog.tsx'

/** The Taiwan invoices of the shop, or those of one session: what became of them, and their paper (INV-5.3). */
export const InvoicesPage = ({ session }: { readonly session?: string | undefined }) => {
  const shop = useShop()
  const { connection } = useStaff()
  const [invoices] = useState(() => createInvoices(connection, { shop: shop._id, session }))
  const [printed, setPrinted] = useState<PrintInvoiceResult>()
  const [copied, setCopied] = useState<Invoice>()
  const state = useStore(invoices.state)
  const { t } = useMessages()
  usePageTitle(t('app.invoices'))
  useEffect(() => invoices.open(), [invoices])
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      const { message } = normaliseError(error)
      showToast(t('invoices.problem', { message }), { tone: 'danger' })
    }
  }
  const print = (invoice: Invoice, reason?: string) =>
    attempt(async () => setPrinted(await invoices.print(invoice._id, reason)))
  const act = (invoice: Invoice, action: InvoiceAction): void => {
    if (action === 'print' && invoice.prints > 0) setCopied(invoice)
    else if (action === 'print') void print(invoice)
    else
      void attempt(async () => {
        await invoices[action](invoice._id)
        showToast(t('invoices.done'), { tone: 'success' })
      })
  }
  if (state.status === 'failed')
    return (
      <EmptyState
        drawing="offline"
        title={t('invoices.failed')}
        action={<Button onClick={() => void invoices.reload()}>{t('app.tryAgain')}</Button>}
      >
        {state.message}
      </EmptyState>
    )
  return (
    <div className="page" aria-busy={state.status === 'loading'}>
      <h1>{t('invoices.title')}</h1>
      <p className="page-text">{t('invoices.text')}</p>
      {state.status === 'loading' && <Skeleton shape="card" />}
      {state.status === 'ready' && state.invoices.length === 0 && (
        <EmptyState drawing="search" title={t('invoices.empty')} />
      )}
      {state.status === 'ready' && (
        <ul className="page-cards">
          {state.invoices.map((invoice) => (
            <InvoiceCard
              key={invoice._id}
              invoice={invoice}
              onAction={(action) => act(invoice, action)}
            />
          ))}
        </ul>
      )}
      {printed && <PaperDialog printed={printed} onClosed={() => setPrinted(undefined)} />}
      {copied && (
        <CopyDialog
          onClosed={() => setCopied(undefined)}
          onConfirm={(reason) => void print(copied, reason)}
        />
      )}
    </div>
  )
}
