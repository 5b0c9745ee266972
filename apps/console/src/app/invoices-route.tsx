import { useSearch } from '@tanstack/react-router'
import { InvoicesPage } from '../features/invoices/invoices-page.tsx'

/** The invoices of the shop, or those of the session in the URL. */
export const InvoicesRoute = () => {
  const { session } = useSearch({ from: '/$shop/invoices' })
  return <InvoicesPage key={session ?? ''} session={session} />
}
