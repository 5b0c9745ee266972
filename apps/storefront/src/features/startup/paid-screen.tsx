import { buttonLook, EmptyState } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useMessages } from '../../language/messages.ts'

/** The bill of the table was paid: it can still be looked at. */
export const PaidScreen = ({ session }: { readonly session: string }) => {
  const { t } = useMessages()
  return (
    <EmptyState
      level={1}
      drawing="receipt"
      title={t('failure.paid.title')}
      action={
        <Link to="/record/$id" params={{ id: session }} {...buttonLook()}>
          {t('failure.paid.bill')}
        </Link>
      }
    >
      <p>{t('failure.paid.text')}</p>
    </EmptyState>
  )
}
