import type { DayFigures } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { fromCents, toCents } from '@comanda/engine/money'
import { reachedAdjusts } from '@comanda/engine/bills'
import { commissionRows } from './commission-rows.ts'
import {
  type Amounts,
  type FigureGroup,
  type FigureRow,
  note,
  partRows,
  sumOf,
  type Words,
} from './figure-group.ts'

const billGroup = ({ bills }: DayFigures, { t, money }: Words): FigureGroup => {
  const { count, guests, total, taxIncluded } = bills
  const parts: Amounts = [
    [t('businessDay.discounts'), bills.discounts],
    [t('businessDay.surcharges'), bills.surcharges],
    [t('businessDay.taxExcluded'), bills.taxExcluded],
    [t('money.taxRelief'), bills.taxRelief],
    [t('money.tips'), bills.tips],
    [t('businessDay.adjusts'), reachedAdjusts(bills)],
    [t('businessDay.rounding'), bills.rounding],
  ]
  const notes: Amounts = [
    [t('businessDay.taxIncluded'), taxIncluded],
    [t('businessDay.topUps'), bills.topUps.amount],
    [t('businessDay.deposits.keptInTotal'), bills.deposits?.amount ?? 0],
    [t('businessDay.perBill'), count > 0 ? fromCents(Math.round(toCents(total) / count)) : 0],
    [t('businessDay.perGuest'), guests > 0 ? fromCents(Math.round(toCents(total) / guests)) : 0],
    [t('businessDay.voided'), bills.void.amount],
  ]
  return {
    title: t('businessDay.bills'),
    rows: [
      note(t('businessDay.bills'), String(count)),
      note(t('businessDay.guests'), String(guests)),
      { name: t('businessDay.sales'), amount: money(bills.products), as: 'part' },
      ...partRows(parts, money),
      { name: t('businessDay.total'), amount: money(total), as: 'sum' },
      ...notes
        .filter(([, amount]) => amount !== 0)
        .map(([name, amount]) => note(name, money(amount))),
    ],
  }
}

/** What came by each way to pay, what went back of it, and what came besides the bills. */
const paymentGroup = (
  { payments, channels }: DayFigures,
  { t, locale, money }: Words,
): FigureGroup => {
  const besides: Amounts = [
    [t('money.tips'), sumOf(payments.map(({ tips }) => tips))],
    [t('businessDay.paymentSurcharges'), sumOf(payments.map(({ surcharge }) => surcharge))],
    [t('money.cashRounding'), sumOf(payments.map(({ rounding = 0 }) => rounding))],
  ]
  const forBills = payments.map(({ amount }) => amount)
  const all = sumOf([...forBills, ...besides.map(([, amount]) => amount)])
  return {
    title: t('businessDay.payments'),
    rows: [
      ...payments.flatMap(({ name, type, count, amount, refunds }): readonly FigureRow[] => {
        const method = name ? localizedName(name, locale) : t(`money.type.${type}`)
        const taken = money(sumOf([amount, 0 - refunds]))
        return [
          { name: `${method} × ${count}`, amount: taken, as: 'part' },
          ...partRows([[t('businessDay.refunds', { method }), refunds]], money),
        ]
      }),
      { name: t('businessDay.forBills'), amount: money(sumOf(forBills)), as: 'sum' },
      ...commissionRows(channels, { t, money }),
      ...partRows(besides, money),
      ...(besides.some(([, amount]) => amount !== 0)
        ? [{ name: t('businessDay.taken'), amount: money(all), as: 'sum' as const }]
        : []),
    ],
  }
}

/** How the total of the bills comes to what was paid for bills (STAFF-6.4); nothing if they are the same. */
const betweenGroup = (figures: DayFigures, { t, money }: Words): FigureGroup => {
  const { bills, payments, closings, prepaid, paidBefore, ofEarlier } = figures
  const others: Amounts = [
    [t('businessDay.paidElsewhere'), 0 - closings.paidElsewhere.amount],
    [t('businessDay.onTheHouse'), 0 - closings.onTheHouse.amount],
    [t('businessDay.walkout'), 0 - closings.walkout.amount],
    [t('businessDay.prepaid'), prepaid],
    [t('businessDay.paidBefore'), 0 - paidBefore],
    [t('businessDay.ofEarlier'), ofEarlier],
  ]
  const rows = partRows(others, money)
  const paid = money(sumOf(payments.map(({ amount }) => amount)))
  return {
    title: t('businessDay.between'),
    rows:
      rows.length === 0
        ? []
        : [
            { name: t('businessDay.totalOfBills'), amount: money(bills.total), as: 'part' },
            ...rows,
            { name: t('businessDay.forBills'), amount: paid, as: 'sum' },
          ],
  }
}

const cashGroup = ({ cash }: DayFigures, { t, money }: Words): FigureGroup => {
  const parts: Amounts = [
    [t('businessDay.cashFloat'), cash.float],
    [t('businessDay.cashSales'), cash.sales],
    [t('businessDay.cashRefunds'), cash.refunds],
    [t('businessDay.payIn'), cash.payIn],
    [t('businessDay.payOut'), cash.payOut],
    [t('businessDay.cashDrops'), cash.drops],
  ]
  const counted = [
    note(t('businessDay.counted'), money(cash.counted)),
    note(t('businessDay.difference'), money(cash.difference)),
  ]
  return {
    title: t('businessDay.cashTitle'),
    rows: [
      ...parts.map(([name, amount]): FigureRow => ({ name, amount: money(amount), as: 'part' })),
      { name: t('businessDay.expected'), amount: money(cash.expected), as: 'sum' },
      ...(cash.uncounted ? [note(t('businessDay.uncounted'), String(cash.uncounted))] : []),
      ...(cash.uncounted && cash.counted === 0 ? [] : counted),
      ...(cash.outside ? [note(t('businessDay.cashOutside'), money(cash.outside))] : []),
    ],
  }
}

/** What waits for guests who are still to come stands below: it is of now, not of the day (DEP-4.1). */
const depositGroup = ({ deposits }: DayFigures, { t, money }: Words): FigureGroup => {
  const rows = deposits
    ? (['received', 'setAgainst', 'givenBack', 'kept', 'held'] as const)
        .filter((name) => deposits[name] !== 0)
        .map((name) => note(t(`businessDay.deposits.${name}`), money(deposits[name])))
    : []
  return { title: t('businessDay.deposits.title'), rows }
}

const taxGroup = ({ taxes = [] }: DayFigures, { t, locale, money }: Words): FigureGroup => ({
  title: t('businessDay.taxes'),
  rows: taxes.map(({ name, percent, included, base, amount }): FigureRow => {
    const tax = name ? localizedName(name, locale) : t('businessDay.tax')
    const how = included ? 'businessDay.taxIncludedIn' : 'businessDay.taxAddedTo'
    return note(t(how, { tax, percent, base: money(base) }), money(amount))
  }),
})

const voidGroup = ({ voids = [] }: DayFigures, { t, locale, money }: Words): FigureGroup => ({
  title: t('businessDay.voids'),
  rows: voids.map(({ userName = '', reason, begun, count, amount }): FigureRow => {
    const why = reason ? localizedName(reason, locale) : t('businessDay.ownWords')
    const when = t(begun ? 'businessDay.afterKitchen' : 'businessDay.beforeKitchen')
    const name = [userName, why, when].filter((part) => part !== '').join(' · ')
    return note(`${name} × ${count}`, money(-amount))
  }),
})

/** Parts with what is missing to their sum: the figures name at most 200. */
const partsOf = (
  parts: Amounts,
  [name, all]: Amounts[number],
  { t, money }: Words,
): FigureGroup['rows'] => {
  const other = sumOf([all, 0 - sumOf(parts.map(([, amount]) => amount))])
  const rows = partRows([...parts, [t('businessDay.otherCategory'), other]], money)
  return rows.length === 0 ? [] : [...rows, { name, amount: money(all), as: 'sum' }]
}

const categoryGroup = ({ categories, bills }: DayFigures, words: Words): FigureGroup => {
  const { t, locale } = words
  const parts = categories.map(({ name, quantity, amount }) => {
    const category = name ? localizedName(name, locale) : t('businessDay.otherCategory')
    return [`${category} × ${quantity}`, amount] as const
  })
  return {
    title: t('businessDay.categories'),
    rows: partsOf(parts, [t('businessDay.sales'), bills.products], words),
  }
}

/** What staff gave has no name and is one row: in the figures of earlier releases each is its own. */
const discountGroup = ({ discounts, bills }: DayFigures, words: Words): FigureGroup => {
  const { t, locale } = words
  const given = discounts.filter(({ name }) => name === undefined)
  const parts = discounts.flatMap(({ name, count, amount }): Amounts =>
    name ? [[`${localizedName(name, locale)} × ${count}`, amount]] : [],
  )
  const count = given.reduce((all, one) => all + one.count, 0)
  const byHand = sumOf(given.map(({ amount }) => amount))
  return {
    title: t('businessDay.rules'),
    rows: partsOf(
      [...parts, [`${t('businessDay.byHand')} × ${count}`, byHand]],
      [t('businessDay.discounts'), bills.discounts],
      words,
    ),
  }
}

/** Returns the figures of a day in groups, in words (STAFF-6.4). */
export const figureGroups = (figures: DayFigures, words: Words): readonly FigureGroup[] =>
  [
    billGroup(figures, words),
    paymentGroup(figures, words),
    betweenGroup(figures, words),
    cashGroup(figures, words),
    depositGroup(figures, words),
    categoryGroup(figures, words),
    taxGroup(figures, words),
    discountGroup(figures, words),
    voidGroup(figures, words),
  ].filter(({ rows }) => rows.length > 0)
