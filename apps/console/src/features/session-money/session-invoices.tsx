import type { LoadedMoney, SessionMoney } from '@comanda/client/staff'
import { Badge, Button, Price } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { useMoneySteps } from './use-money-steps.ts'

interface SessionInvoicesProps {
  readonly money: LoadedMoney
  readonly calls: SessionMoney
}

/** The Taiwan invoices of a bill; one that was refused is sent on. They are printed on their own page. */
export const SessionInvoices = ({ money: { session, invoices }, calls }: SessionInvoicesProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const { isBusy, step } = useMoneySteps()
  if (invoices.length === 0) return null
  return (
    <section className="page-card money-part" aria-labelledby="money-invoices">
      <h2 id="money-invoices">{t('money.invoices')}</h2>
      <ul className="money-rows" aria-labelledby="money-invoices">
        {invoices.map(({ _id, number, status, total, failure }) => (
          <li key={_id} className="money-row">
            <span>
              {number ?? t('invoices.unnumbered')}
              {failure !== undefined && (
                <small className="money-reason">
                  {t('invoices.failure', { message: failure })}
                </small>
              )}
            </span>
            <Badge tone={status === 'rejected' ? 'danger' : 'plain'}>
              {t(`invoices.status.${status}`)}
            </Badge>
            <Price text={money(total)} />
            {status === 'rejected' && (
              <Button
                variant="quiet"
                busy={isBusy}
                onClick={() => void step(() => calls.sendInvoice(_id), t('money.sentOn'))}
              >
                {t('money.sendOn')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Link
          to="/$shop/invoices"
          params={{ shop: session.shop }}
          search={{ session: session._id }}
        >
          {t('money.invoicePage')}
        </Link>
      </p>
    </section>
  )
}
