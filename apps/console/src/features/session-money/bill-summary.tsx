import type { TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge, Price } from '@comanda/ui'
import { billRows, paidRows } from '../../staff/bills/bill-rows.ts'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

/** The lines of a bill before discounts, and how they come to its total and what is left to pay. */
export const BillSummary = ({ session }: { readonly session: TableSession }) => {
  const { t, locale } = useMessages()
  const formats = useFormats()
  const { money } = formats
  const words = { t, locale, ...formats }
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
            <Price text={money(line.priceWithoutDiscount)} />
          </li>
        ))}
      </ul>
      <dl className="money-sums">
        {[...billRows(session, words), ...paidRows(session, words)].map(
          ({ id, name, amount, note, as }) => (
            <div key={id} className="money-row" data-as={as}>
              <dt>
                {name}
                {note !== undefined && <small>{note}</small>}
              </dt>
              <dd>
                <Price text={money(amount)} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}
