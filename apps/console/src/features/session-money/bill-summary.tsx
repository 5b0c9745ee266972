import type { TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { fromCents, toCents } from '@comanda/engine/money'
import { Badge, Price } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

const sumOf = (amounts: readonly number[]): number =>
  fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0))

/** Returns the sums of a bill that are not 0, in the order in which they add up. */
const sums = ({ result: { totals }, paid, outstanding }: TableSession) => {
  const shown = [
    ['surcharges', totals.surcharges],
    ['taxes', totals.taxExcluded],
    ['discounts', totals.discounts],
    ['adjusts', totals.adjusts],
    ['rounding', totals.rounding],
    ['total', totals.total],
    ['paid', paid],
    ['outstanding', outstanding],
  ] as const
  const always = new Set(['total', 'outstanding'])
  return shown.filter(([name, amount]) => always.has(name) || amount !== 0)
}

/** The lines of a bill and what they come to. */
export const BillSummary = ({ session }: { readonly session: TableSession }) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const tips = sumOf(session.payments.map((payment) => payment.tips))
  return (
    <section className="page-card money-part" aria-labelledby="money-bill">
      <h2 id="money-bill">{t('money.bill')}</h2>
      {session.products.length === 0 && <p className="money-none">{t('money.noLines')}</p>}
      <ul className="money-rows">
        {session.products.map((line) => (
          <li
            key={line.id}
            className="money-row"
            data-gone={line.status === 'cancel' ? '' : undefined}
            data-child={line.fromProduct === undefined ? undefined : ''}
          >
            <span>
              {`${line.quantity} × ${localizedName(line.name, locale)}`}
              {line.status === 'cancel' && <Badge tone="danger">{t('board.cancelledLine')}</Badge>}
            </span>
            <Price text={money(line.actualPrice)} />
          </li>
        ))}
      </ul>
      <dl className="money-sums">
        {sums(session).map(([name, amount]) => (
          <div key={name} className="money-row" data-sum={name}>
            <dt>{t(`money.${name}`)}</dt>
            <dd>
              <Price text={money(amount)} />
            </dd>
          </div>
        ))}
        {tips !== 0 && (
          <div className="money-row">
            <dt>{t('money.tips')}</dt>
            <dd>
              <Price text={money(tips)} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
