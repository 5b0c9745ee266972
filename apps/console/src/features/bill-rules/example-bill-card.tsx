import { localizedName } from '@comanda/engine/catalog'
import { type PriceResult } from '@comanda/engine/pricing'
import { type BillPart, billParts, type ShownBill } from '@comanda/engine/bills'
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
  const wordsOf = (part: BillPart<PriceResult>): string => {
    if (part.kind === 'discount') return t('bill.promotion', { percent: EXAMPLE_PERCENT })
    if (part.kind === 'surcharge') return surchargeName(part.of.setting)
    if (part.kind === 'tax')
      return t('bill.addedTax', { name: taxName(part.of.setting), percent: part.of.percent })
    return t('bill.rounding')
  }
  /** Dishes, then what else makes the total, which comes after them, then the taxes that it includes. */
  const rowsOf = ({ parts, included, total }: ShownBill<PriceResult>) => [
    ...exampleDishes(shop).map(({ quantity, price }, index) => ({
      text: t('bill.dish', { quantity, number: index + 1 }),
      amount: quantity * price,
      as: 'part',
    })),
    ...parts
      .filter(({ kind }) => kind !== 'products')
      .map((part) => ({ text: wordsOf(part), amount: part.amount, as: 'part' })),
    { text: t('bill.total'), amount: total, as: 'sum' },
    ...included.map(({ setting, percent, amount }) => ({
      text: t('bill.includedTax', { name: taxName(setting), percent }),
      amount,
      as: 'of',
    })),
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
          {rowsOf(billParts(bill)).map(({ text, amount, as }) => (
            <div key={text} data-as={as}>
              <dt>{text}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
