import type { RefundPreview, TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { fromCents, toCents } from '@comanda/engine/money'
import { Price } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { previewSum } from './preview-text.tsx'

type Lines = TableSession['products']

/** Returns what a line costs with all in it, in cents. */
const centsWithin = (lines: Lines, { id, actualPrice }: Lines[number]): number =>
  lines
    .filter(({ fromProduct, status }) => fromProduct === id && status !== 'cancel')
    .reduce((cents, line) => cents + centsWithin(lines, line), toCents(actualPrice))

/** Returns what a line costs after discounts with all in it, in currency units. */
export const priceWithin = (lines: Lines, line: Lines[number]): number =>
  fromCents(centsWithin(lines, line))

interface RefundSumsProps {
  readonly session: TableSession
  readonly units: ReadonlyMap<string, number>
  readonly preview: RefundPreview
}

/** How what goes back comes about: the chosen units, what the bill has besides, tips and surcharges of payments (PAY-9.5). */
export const RefundSums = ({ session: { products }, units, preview }: RefundSumsProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const chosen = products.flatMap((line) => {
    const count = units.get(line.id) ?? 0
    const cents = Math.round((centsWithin(products, line) * count) / line.quantity)
    return count > 0
      ? [{ id: line.id, name: `${count} × ${localizedName(line.name, locale)}`, cents }]
      : []
  })
  if (chosen.length === 0) return null
  const of = (field: 'amount' | 'tips' | 'surcharge' | 'rounding'): number =>
    preview.parts.reduce((cents, part) => cents + toCents(part[field] ?? 0), 0)
  const besides = chosen.reduce((cents, one) => cents - one.cents, of('amount'))
  const rows = [
    ...chosen,
    { id: 'besides', name: t('refund.besides'), cents: besides },
    { id: 'tips', name: t('money.tips'), cents: of('tips') },
    { id: 'surcharge', name: t('businessDay.paymentSurcharges'), cents: of('surcharge') },
    { id: 'rounding', name: t('money.cashRounding'), cents: of('rounding') },
  ]
  return (
    <dl className="money-sums">
      {rows
        .filter(({ cents }) => cents !== 0)
        .map(({ id, name, cents }) => (
          <div key={id} className="money-row" data-as="part">
            <dt>{name}</dt>
            <dd>
              <Price text={money(fromCents(cents))} />
            </dd>
          </div>
        ))}
      <div className="money-row" data-as="sum">
        <dt>{t('refund.goesBack')}</dt>
        <dd>
          <Price text={money(previewSum(preview))} />
        </dd>
      </div>
    </dl>
  )
}
