import type { LocalizedText } from '@comanda/engine/catalog'
import type { DiscountOutcome } from '@comanda/engine/pricing'
import { Price } from '@comanda/ui'
import type { OrderingKey } from '@comanda/locales/ordering'
import { useMoney } from '../../money/use-money.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useListWords } from '../../language/use-list-words.ts'
import { useNames } from '../../language/use-names.ts'
import { type BilledPrice, type BillRow, billRows, type NamedCoupon } from './bill-rows.ts'
import './bill.css'

/** Returns what a discount that takes nothing off is worth: points, a waived charge, a free dish. */
const worthKey = ({
  points,
  waived,
}: Pick<BillRow & { kind: 'discount' }, 'points' | 'waived'>): OrderingKey => {
  if (points > 0) return 'coupon.earns'
  return waived > 0 ? 'bill.waived' : 'cart.gift'
}

const keys: Readonly<Record<DiscountOutcome['source'], OrderingKey>> = {
  automatic: 'bill.whyAutomatic',
  coupon: 'bill.whyCoupon',
  gift: 'bill.whyGift',
  memberRank: 'bill.whyMemberRank',
  member: 'bill.whyMember',
  vip: 'bill.whyVip',
  manual: 'bill.whyManual',
  set: 'bill.whySet',
}

/** Returns the message that says who gives a discount. */
const reasonKey = (source: DiscountOutcome['source']): OrderingKey => keys[source]

interface BillProps {
  readonly result: BilledPrice
  /** Returns the name of a line, for discounts that apply to some lines only. */
  readonly lineName: (line: string) => string
  /** The coupons and rewards of the cart or order. */
  readonly coupons?: readonly NamedCoupon[]
}

const PLAIN = {
  products: 'products',
  taxRelief: 'taxRelief',
  rounding: 'rounding',
  adjusts: 'adjusts',
  tips: 'tips',
} as const

const DiscountRow = ({
  row,
  lineName,
}: { row: BillRow & { kind: 'discount' } } & Pick<BillProps, 'lineName'>) => {
  const { t } = useOrderingMessages()
  const list = useListWords()
  const name = useNames()
  const money = useMoney()
  const names = [...new Set(row.lines.map(lineName).filter(Boolean))]
  return (
    <details className="bill-discount">
      <summary>
        <span>{name(row.name) || t('bill.discount')}</span>
        {row.amount === 0 ? (
          <span>{t(worthKey(row), { count: row.points })}</span>
        ) : (
          <Price text={money(row.amount)} />
        )}
      </summary>
      <p>
        {[
          t(reasonKey(row.source)),
          row.spends > 0 && t('bill.whySpends', { count: row.spends }),
          row.waived > 0 && t('bill.whyWaived', { amount: money(row.waived) }),
          names.length > 0 && t('bill.whyLines', { names: list(names) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </details>
  )
}

const rowText = (
  row: Exclude<BillRow, { kind: 'discount' }>,
  t: ReturnType<typeof useOrderingMessages>['t'],
  name: (text: LocalizedText | undefined) => string,
): string => {
  if (row.kind === 'surcharge') {
    const title = name(row.name) || t('bill.serviceCharge')
    return row.percent === undefined
      ? title
      : t('bill.surchargePercent', { name: title, percent: row.percent })
  }
  if (row.kind === 'tax' || row.kind === 'taxIncluded') {
    const { percent } = row
    const key = row.kind === 'tax' ? 'bill.taxNamed' : 'bill.taxIncluded'
    return row.kind === 'tax' && !row.name
      ? t('bill.tax', { percent })
      : t(key, { name: name(row.name), percent })
  }
  return t(`bill.${PLAIN[row.kind]}`)
}

/** Explains the price: every part of the total with its reason. */
export const Bill = ({ result, lineName, coupons }: BillProps) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const money = useMoney()
  const { menu } = useCatalogue()
  return (
    <div className="bill">
      {billRows(result, menu, coupons).map((row) =>
        row.kind === 'discount' ? (
          <DiscountRow key={row.id} row={row} lineName={lineName} />
        ) : (
          <p key={'id' in row ? row.id : row.kind} className="bill-row" data-kind={row.kind}>
            <span>{rowText(row, t, name)}</span>
            <Price text={money(row.amount)} />
          </p>
        ),
      )}
      <p className="bill-row bill-total">
        <span>{t('bill.total')}</span>
        <Price text={money(result.totals.total)} size="large" />
      </p>
    </div>
  )
}
