import { localizedName } from '@comanda/engine/catalog'
import type { PriceResult } from '@comanda/engine/pricing'
import { Segmented } from '@comanda/ui'
import { useState } from 'react'
import { useFormats } from '../../staff/use-formats.ts'
import { useMessages } from '../../staff/messages.ts'
import { useNow } from '../../staff/use-now.ts'
import { exampleBill, exampleDishes, EXAMPLE_PERCENT, type ExampleRules } from './example-bill.ts'

const MINUTE = 60_000

/** How an example bill comes to its total by the rules beside it, also those that are not saved yet (STAFF-10.4). */
export const ExampleBillCard = ({ shop, taxes, surcharges }: Omit<ExampleRules, 'type'>) => {
  const [type, setType] = useState<ExampleRules['type']>('dineIn')
  const now = useNow(MINUTE)
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const bill = exampleBill({ shop, taxes, surcharges, type }, now)
  const nameOf =
    (records: readonly { readonly _id: string; readonly name: typeof shop.name }[]) =>
    (id: string): string =>
      localizedName(records.find(({ _id }) => _id === id)?.name ?? [], locale)
  const [surchargeName, taxName] = [nameOf(surcharges), nameOf(taxes)]
  const rowsOf = ({ surcharges: charged, taxes: taxed, discounts, totals }: PriceResult) => [
    ...exampleDishes(shop).map(({ _id, quantity, price }, index) => ({
      key: _id,
      text: t('bill.dish', { quantity, number: index + 1 }),
      amount: quantity * price,
    })),
    ...discounts.map(({ rule, amount }) => ({
      key: rule,
      text: t('bill.promotion', { percent: EXAMPLE_PERCENT }),
      amount,
    })),
    ...charged.map(({ setting, amount }) => ({
      key: setting,
      text: surchargeName(setting),
      amount,
    })),
    ...taxed.map(({ setting, amount, included, percent }) => ({
      key: setting,
      text: t(included ? 'bill.includedTax' : 'bill.addedTax', {
        name: taxName(setting),
        percent,
      }),
      amount,
    })),
    ...(totals.rounding === 0
      ? []
      : [{ key: 'rounding', text: t('bill.rounding'), amount: totals.rounding }]),
  ]
  return (
    <section className="page-card example-bill" aria-label={t('bill.example')}>
      <h2>{t('bill.example')}</h2>
      <Segmented
        label={t('bill.exampleFor')}
        segments={[
          { id: 'dineIn', text: t('mode.dineIn') },
          { id: 'takeAway', text: t('mode.takeAway') },
        ]}
        selected={type}
        onSelect={setType}
      />
      {bill && (
        <dl>
          {rowsOf(bill).map(({ key, text, amount }) => (
            <div key={key}>
              <dt>{text}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
          <div className="example-bill-total">
            <dt>{t('bill.total')}</dt>
            <dd>{money(bill.totals.total)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}
