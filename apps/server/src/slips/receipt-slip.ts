import type { SessionLine, SessionPayment, Shop, TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { displayMoney } from '@comanda/engine/money'
import { paymentParts } from '@comanda/engine/payments'
import { billParts } from '@comanda/engine/bills'
import type { Slip, SlipLocale, SlipPart } from './slip.ts'
import { weightIn } from '@comanda/shop-rules/weights'
import { filledWords } from './filled-words.ts'
import type { SlipWords } from './slip-words.ts'
import { slipWords } from './words/words-by-locale.ts'

const isBought = ({ status, fromProduct }: SessionLine): boolean =>
  status !== 'cancel' && fromProduct === undefined

/** Returns where a session is: its tables, or how its orders are taken. */
export const slipPlace = (
  { type, tables }: Pick<TableSession, 'type' | 'tables'>,
  words: SlipWords,
): string => {
  const names = tables.map(({ name, split }) => (split === null ? name : `${name} · ${split}`))
  return names.length === 0
    ? words.modes[type]
    : filledWords(words.table, { name: names.join(words.between) })
}

type Row = (left: string, amount: number, isStrong?: boolean) => SlipPart

const paymentRows = (payment: SessionPayment, words: SlipWords, row: Row): readonly SlipPart[] => {
  const type = words.payments[payment.type]
  const method = payment.deposit ? filledWords(words.deposit, { method: type }) : type
  const names = {
    amount: payment.reverses === undefined ? method : filledWords(words.refund, { method }),
    tips: words.parts.tips,
    surcharge: words.paymentSurcharge,
    rounding: words.cashRounding,
    charged: words.charged,
    tendered: words.tendered,
    change: words.change,
  }
  return paymentParts(payment).map(({ kind, amount }) => row(names[kind], amount))
}

/** Returns the parts of a bill, their sum, and the taxes that they include (PRICE-8.1). */
const sums = (
  { surcharges, discounts, taxes, result: { totals } }: TableSession,
  reads: readonly string[],
  { words, row }: { readonly words: SlipWords; readonly row: Row },
): readonly SlipPart[] => {
  const named = (name: TableSession['taxes'][number]['name']) => localizedName(name, reads)
  const taxed = ({ name, percent }: TableSession['taxes'][number]) => `${named(name)} ${percent} %`
  const { parts, included, total } = billParts({ totals, surcharges, discounts, taxes })
  return [
    ...parts.map((part) => {
      if (part.kind === 'tax') return row(taxed(part.of), part.amount)
      if (part.kind === 'surcharge') return row(named(part.of.name), part.amount)
      // A discount by hand for a reason of one's own has no name.
      const name = part.kind === 'discount' ? named(part.of.name) : ''
      return row(name || words.parts[part.kind], part.amount)
    }),
    row(words.total, total, true),
    ...included.map((tax) => row(`${taxed(tax)}, ${words.taxIncluded}`, tax.amount)),
  ]
}

/** A link by which a phone follows the order, and until when. */
export interface FollowLink {
  readonly link: string
  readonly until: Date
}

/** Returns the receipt of a bill: what was bought, how the sum comes about, what was paid and what is left (STAFF-5.9). */
export const receiptSlip = (
  session: TableSession,
  shop: Pick<Shop, 'name' | 'timeZone' | 'currency'> & { readonly ownDecimals?: boolean | null },
  locale: SlipLocale,
  reads: readonly string[] = [locale],
  follow?: FollowLink,
): Slip => {
  const words = slipWords[locale]
  const money = (amount: number) => displayMoney(amount, shop.currency, shop.ownDecimals ?? false)
  const row: Row = (left, amount, isStrong = false) => ({
    kind: 'row',
    left,
    right: money(amount),
    ...(isStrong ? { look: 'strong' as const } : {}),
  })
  const { products, payments, outstanding, orders, createTime } = session
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: shop.timeZone,
  })
  const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: shop.timeZone })
  const numbers = orders.map(({ number }) => number).join(words.between)
  return [
    { kind: 'heading', text: localizedName(shop.name, reads) },
    { kind: 'text', text: [slipPlace(session, words), numbers].filter(Boolean).join(' · ') },
    { kind: 'text', text: time.format(new Date(createTime)), look: 'small' },
    { kind: 'rule' },
    ...products
      .filter(isBought)
      .flatMap(({ quantity, name, relatedTreePrice, weight, weighed }) => [
        row(`${quantity} × ${localizedName(name, reads)}`, relatedTreePrice),
        ...(weight === undefined || !weighed
          ? []
          : [
              {
                kind: 'text',
                text: `${weightIn(weight, weighed, words.units[weighed.unit])} × ${money(weighed.price)}/${words.units[weighed.unit]}`,
                look: 'small',
                isInset: true,
              } as const,
            ]),
      ]),
    { kind: 'rule' },
    ...sums(session, reads, { words, row }),
    ...(payments.length === 0 ? [] : [{ kind: 'rule' } as const]),
    ...payments.flatMap((payment) => paymentRows(payment, words, row)),
    ...(outstanding > 0 ? [row(words.toPay, outstanding, true)] : []),
    ...(follow
      ? [
          { kind: 'rule' } as const,
          { kind: 'codes' as const, texts: [follow.link] },
          {
            kind: 'text',
            text: filledWords(words.follow, { time: hour.format(follow.until) }),
            look: 'small',
          } as const,
        ]
      : []),
  ]
}
