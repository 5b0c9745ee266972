import type { ReplayedBill } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

/** The sums that are shown, by the names of their words. */
const sums = { surcharges: 'surcharges', tax: 'tax', rest: 'other' } as const

/** A bill without and with a promotion, side by side once it is opened. */
export const ReplayedBillDetails = ({ bill }: { readonly bill: ReplayedBill }) => {
  const { t, locale } = useMessages()
  const { money, time } = useFormats()
  const { before, after, lines, rules } = bill
  const amount = (value: number | undefined): string => (value === undefined ? '' : money(value))
  const shown = (['surcharges', 'tax', 'rest'] as const).filter(
    (name) => before[sums[name]] !== 0 || after[sums[name]] !== 0,
  )
  const rows = [
    ...lines.map(({ name, quantity, amount: price }) => ({
      name: `${quantity} × ${localizedName(name, locale)}`,
      before: price,
      after: price,
    })),
    ...shown.map((name) => ({
      name: t(`promotions.replay.${name}`),
      before: before[sums[name]],
      after: after[sums[name]],
    })),
    // The draft may have no name yet.
    ...rules.map((rule) => ({
      ...rule,
      name: localizedName(rule.name, locale) || t('promotions.new'),
    })),
  ]
  return (
    <details className="promotion-bill">
      <summary>
        {t('promotions.replay.bill', {
          time: time(bill.time),
          before: money(before.total),
          after: money(after.total),
        })}
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('promotions.replay.item')}</th>
            <th scope="col">{t('promotions.replay.then')}</th>
            <th scope="col">{t('promotions.replay.with')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">{row.name}</th>
              <td>{amount(row.before)}</td>
              <td>{amount(row.after)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('promotions.replay.total')}</th>
            <td>{money(before.total)}</td>
            <td>{money(after.total)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  )
}
