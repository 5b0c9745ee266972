import type { DayFigures } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import type { ConsoleTranslate } from '@comanda/locales/console'
import type { Locale } from '@comanda/locales'

export type Row = readonly [name: string, amount: string]

/** A group of figures under its title. */
export interface FigureGroup {
  readonly title: string
  readonly rows: readonly Row[]
  /** The name of the row that sums the others. */
  readonly total?: string
}

interface Words {
  readonly t: ConsoleTranslate
  readonly locale: Locale
  readonly money: (amount: number) => string
}

const cents = (amount: number): number => Math.round(amount * 100) / 100

const billGroup = ({ bills }: DayFigures, { t, money }: Words): FigureGroup => {
  const { count, guests, total, tips, taxIncluded } = bills
  const parts = [
    [t('businessDay.sales'), bills.products, true],
    [t('businessDay.discounts'), bills.discounts, false],
    [t('businessDay.adjusts'), bills.adjusts, false],
    [t('businessDay.surcharges'), bills.surcharges, false],
    [t('businessDay.taxExcluded'), bills.taxExcluded, false],
    [t('businessDay.rounding'), bills.rounding, false],
    [t('businessDay.total'), total, true],
  ] as const
  const averages: readonly Row[] = [
    ...(count > 0 ? [[t('businessDay.perBill'), money(cents(total / count))] as const] : []),
    ...(guests > 0 ? [[t('businessDay.perGuest'), money(cents(total / guests))] as const] : []),
  ]
  return {
    title: t('businessDay.bills'),
    total: t('businessDay.total'),
    rows: [
      [t('businessDay.bills'), String(count)],
      [t('businessDay.guests'), String(guests)],
      ...parts
        .filter(([, amount, always]) => always || amount !== 0)
        .map(([name, amount]): Row => [name, money(amount)]),
      ...(taxIncluded === 0 ? [] : [[t('businessDay.taxIncluded'), money(taxIncluded)] as const]),
      ...(tips === 0 ? [] : [[t('businessDay.tips'), money(tips)] as const]),
      ...averages,
      ...(bills.void.count > 0
        ? [[t('businessDay.voided'), money(bills.void.amount)] as const]
        : []),
      ...(bills.topUps.count > 0
        ? [[t('businessDay.topUps'), money(bills.topUps.amount)] as const]
        : []),
    ],
  }
}

const paymentGroup = (figures: DayFigures, { t, locale, money }: Words): FigureGroup => {
  const { payments, closings, prepaid, paidBefore, ofEarlier } = figures
  const others = [
    [t('businessDay.paidElsewhere'), closings.paidElsewhere.amount],
    [t('businessDay.onTheHouse'), closings.onTheHouse.amount],
    [t('businessDay.walkout'), closings.walkout.amount],
    [t('businessDay.prepaid'), prepaid],
    [t('businessDay.paidBefore'), paidBefore],
    [t('businessDay.ofEarlier'), ofEarlier],
  ] as const
  return {
    title: t('businessDay.payments'),
    rows: [
      ...payments.flatMap(({ name, type, count, amount, refunds }): readonly Row[] => {
        const method = name ? localizedName(name, locale) : t(`money.type.${type}`)
        const taken: Row = [`${method} × ${count}`, money(amount)]
        return refunds === 0
          ? [taken]
          : [taken, [t('businessDay.refunds', { method }), money(refunds)]]
      }),
      ...others
        .filter(([, amount]) => amount !== 0)
        .map(([name, amount]): Row => [name, money(amount)]),
    ],
  }
}

const cashGroup = ({ cash }: DayFigures, { t, money }: Words): FigureGroup => ({
  title: t('businessDay.cashTitle'),
  rows: (
    [
      [t('businessDay.cashFloat'), cash.float],
      [t('businessDay.cashSales'), cash.sales],
      [t('businessDay.cashRefunds'), cash.refunds],
      [t('businessDay.payIn'), cash.payIn],
      [t('businessDay.payOut'), cash.payOut],
      [t('businessDay.cashDrops'), cash.drops],
      [t('businessDay.expected'), cash.expected],
      [t('businessDay.counted'), cash.counted],
      [t('businessDay.difference'), cash.difference],
    ] as const
  ).map(([name, amount]): Row => [name, money(amount)]),
})

const taxGroup = ({ taxes = [] }: DayFigures, { t, locale, money }: Words): FigureGroup => ({
  title: t('businessDay.taxes'),
  rows: taxes.map(({ name, percent, included, base, amount }): Row => {
    const tax = name ? localizedName(name, locale) : t('businessDay.tax')
    const how = included ? 'businessDay.taxIncludedIn' : 'businessDay.taxAddedTo'
    return [t(how, { tax, percent, base: money(base) }), money(amount)]
  }),
})

const voidGroup = ({ voids = [] }: DayFigures, { t, locale, money }: Words): FigureGroup => ({
  title: t('businessDay.voids'),
  rows: voids.map(({ userName = '', reason, begun, count, amount }): Row => {
    const why = reason ? localizedName(reason, locale) : t('businessDay.ownWords')
    const when = t(begun ? 'businessDay.afterKitchen' : 'businessDay.beforeKitchen')
    const name = [userName, why, when].filter((part) => part !== '').join(' · ')
    return [`${name} × ${count}`, money(-amount)]
  }),
})

/** Returns the figures of a day in groups, in words (STAFF-6.4). */
export const figureGroups = (figures: DayFigures, words: Words): readonly FigureGroup[] => {
  const { t, locale, money } = words
  const categories = figures.categories.map(({ name, quantity, amount }): Row => {
    const category = name ? localizedName(name, locale) : t('businessDay.otherCategory')
    return [`${category} × ${quantity}`, money(amount)]
  })
  const rules = figures.discounts.map(({ name, count, amount }): Row => {
    const rule = name ? localizedName(name, locale) : t('businessDay.adjusts')
    return [`${rule} × ${count}`, money(amount)]
  })
  return [
    billGroup(figures, words),
    paymentGroup(figures, words),
    cashGroup(figures, words),
    { title: t('businessDay.categories'), rows: categories },
    taxGroup(figures, words),
    { title: t('businessDay.rules'), rows: rules },
    voidGroup(figures, words),
  ].filter(({ rows }) => rows.length > 0)
}
