import type { GroupShop } from '@comanda/client/staff'
import { displayMoney, fromCents, toCents } from '@comanda/engine/money'
import { useMessages } from '../../staff/messages.ts'
import { ChangeSince } from './change-since.tsx'

type Currency = GroupShop['shop']['currency']

const sumOf = (amounts: readonly number[]): number =>
  fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0))

/** The sums of the shops, by currency: nothing is converted (GROUP-3.2). */
export const GroupTotals = ({ rows }: { readonly rows: readonly GroupShop[] }) => {
  const { t } = useMessages()
  const currencies = new Map<Currency, GroupShop[]>()
  for (const row of rows) {
    const known = currencies.get(row.shop.currency) ?? []
    currencies.set(row.shop.currency, [...known, row])
  }
  return (
    <div className="page-cards">
      {[...currencies].map(([currency, own]) => {
        const figures = own.map((row) => row.figures)
        const total = sumOf(figures.map((one) => one.total))
        const bills = figures.reduce((sum, one) => sum + one.bills, 0)
        return (
          <section key={currency} className="page-card group-total" aria-label={currency}>
            <h2>{t('group.salesIn', { currency })}</h2>
            <strong>
              {displayMoney(
                total,
                currency,
                own.every(({ shop }) => shop.ownDecimals),
              )}
            </strong>
            <ChangeSince now={total} before={sumOf(figures.map((one) => one.before))} />
            <p className="page-muted">
              {t('reports.billCount', { count: bills })}
              {' · '}
              {t('group.shopCount', { count: own.length })}
            </p>
          </section>
        )
      })}
    </div>
  )
}
