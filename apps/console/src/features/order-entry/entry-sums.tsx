import type { Menu } from '@comanda/contract'
import { listWords } from '../../staff/list-words.ts'
import type { PriceResult } from '@comanda/engine/pricing'
import { Price } from '@comanda/ui'
import { type Billed, billRows } from '../../staff/bills/bill-rows.ts'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

type Named = Menu['discounts'][number]['name']

const nameIn = (
  records: readonly { readonly _id: string; readonly name: Named }[],
  id: string,
): Named => records.find(({ _id }) => _id === id)?.name ?? []

/** Returns the price of a cart with the names of its menu. */
const billedOf = (result: PriceResult, menu: Menu): Billed => {
  return {
    result,
    surcharges: result.surcharges.map((one) => ({
      ...one,
      name: nameIn(menu.surchargeSettings, one.setting),
    })),
    discounts: result.discounts.map((one) => ({
      ...one,
      id: one.coupon ?? one.rule,
      name: nameIn(menu.discounts, one.rule),
    })),
    taxes: result.taxes.map((one) => ({ ...one, name: nameIn(menu.taxSettings, one.setting) })),
  }
}

interface EntrySumsProps {
  readonly result: PriceResult
  readonly menu: Menu
}

/** How the price of an order comes about, unless it is that of its dishes alone (PRICE-8.1). */
export const EntrySums = ({ result, menu }: EntrySumsProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const rows = billRows(billedOf(result, menu), { t, locale })
  if (rows.filter(({ as }) => as === 'part').length === 1) return null
  return (
    <dl className="entry-sums">
      {rows.map(({ id, name, amount, note, as }) => (
        <div key={`${id} ${as}`} data-as={as}>
          <dt>{listWords([name, note ?? []].flat(), t)}</dt>
          <dd>
            <Price text={money(amount)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
