import type { TableSession } from '@comanda/contract'
import { localizedName, type LocalizedText } from '@comanda/engine/catalog'
import { type BillPart, billParts, billSurplus, type PartedPrice } from '@comanda/engine/bills'
import type { Locale } from '@comanda/locales'
import type { ConsoleTranslate } from '@comanda/locales/console'

/** A row of a bill. A sum is that of the parts above it; `of` says what they include, and adds nothing. */
export interface BillRow {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly note?: string
  readonly as: 'part' | 'sum' | 'of'
}

interface Words {
  readonly t: ConsoleTranslate
  readonly locale: Locale
  readonly money: (amount: number) => string
  readonly time: (instant: string) => string
}

interface Named {
  readonly name: LocalizedText
  readonly amount: number
}

type Tax = Named & {
  readonly setting: string
  readonly percent: number
  readonly included: boolean
}

/** What a bill is shown from: that of a session, or of a cart with the names of its menu. */
export interface Billed {
  readonly result: Pick<PartedPrice, 'totals'>
  readonly surcharges: readonly (Named & { readonly setting: string })[]
  readonly discounts: readonly (Named &
    PartedPrice['discounts'][number] & { readonly id: string })[]
  readonly taxes: readonly Tax[]
}

const priceOf = ({ surcharges, discounts, taxes, result }: Billed) =>
  ({ totals: result.totals, surcharges, discounts, taxes }) satisfies PartedPrice

const taxName = ({ name, percent }: Tax, locale: Locale): string =>
  `${localizedName(name, locale)} ${percent} %`

const partRow = (
  part: BillPart<ReturnType<typeof priceOf>>,
  { t, locale }: Pick<Words, 't' | 'locale'>,
): BillRow => {
  const { kind, amount } = part
  const row = { amount, as: 'part' as const }
  if (kind === 'surcharge')
    return { ...row, id: part.of.setting, name: localizedName(part.of.name, locale) }
  if (kind === 'discount')
    // One by hand for a reason of one's own has no name: the note is for staff alone.
    return {
      ...row,
      id: part.of.id,
      name: localizedName(part.of.name, locale) || t('pane.discount'),
    }
  if (kind === 'tax') return { ...row, id: part.of.setting, name: taxName(part.of, locale) }
  return { ...row, id: kind, name: t(kind === 'products' ? 'money.dishes' : `money.${kind}`) }
}

/** Returns how a bill comes about: its parts, their sum, and the taxes that they include (PRICE-8.1). */
export const billRows = (
  session: Billed,
  words: Pick<Words, 't' | 'locale'>,
): readonly BillRow[] => {
  const { t, locale } = words
  const { parts, included, total } = billParts(priceOf(session))
  return [
    ...parts.map((part) => partRow(part, words)),
    { id: 'total', name: t('money.total'), amount: total, as: 'sum' },
    ...included.map((tax): BillRow => ({
      id: tax.setting,
      name: taxName(tax, locale),
      amount: tax.amount,
      note: t('pane.taxIncluded'),
      as: 'of',
    })),
  ]
}

/** Returns what was paid of a bill and what is left, which is their sum with its total. Tips and surcharges come besides. */
export const paidRows = (
  session: Pick<TableSession, 'payments' | 'outstanding' | 'result'>,
  { t, money, time }: Omit<Words, 'locale'>,
): readonly BillRow[] => [
  ...session.payments.map(
    ({
      _id,
      type,
      amount,
      tips,
      surcharge,
      rounding = 0,
      time: at,
      reverses,
      deposit,
    }): BillRow => {
      const by = t(`money.type.${type}`)
      const method = deposit ? t('money.deposit', { method: by }) : by
      const besides = [
        tips === 0 ? [] : t('money.withTips', { amount: money(tips) }),
        surcharge === 0 ? [] : t('money.withSurcharge', { amount: money(surcharge) }),
        rounding === 0 ? [] : t('money.withCashRounding', { amount: money(rounding) }),
      ]
      return {
        id: _id,
        name: reverses === undefined ? method : t('money.refunded', { method }),
        amount: 0 - amount,
        note: [time(at), ...besides.flat()].join(' · '),
        as: 'part',
      }
    },
  ),
  ...(billSurplus(session) > 0
    ? [
        {
          id: 'surplus',
          name: t('money.comesBack'),
          amount: billSurplus(session),
          as: 'part' as const,
        },
      ]
    : []),
  {
    id: 'outstanding',
    name: t('money.outstanding'),
    amount: session.outstanding,
    as: 'sum',
  },
]
