import type { LinePrice, PriceResult } from '../catalog/price-result.ts'
import { fromCents, toCents } from '../money/cents.ts'
import { apportion } from '../pricing/apportion.ts'
import { type BillShares, sumCents } from './bill-shares.ts'
import { dealBase, type DealtLine } from './deal-base.ts'
import { dealLine } from './deal-line.ts'
import { dealMatrix } from './deal-matrix.ts'

/** Units of a line of a bill that go to a part of it, and the line's id there. */
export interface DealtUnits {
  readonly from: string
  readonly id: string
  readonly quantity: number
}

type Parts = readonly (readonly LinePrice[])[]

const dealLines = (
  bill: PriceResult,
  dealt: readonly (readonly DealtUnits[])[],
): readonly (readonly DealtLine[])[] => {
  const parts: DealtLine[][] = dealt.map(() => [])
  for (const line of bill.lines) {
    const places = dealt.flatMap((units, part) =>
      units.filter(({ from }) => from === line.id).map((one) => ({ ...one, part })),
    )
    const shares = dealLine(
      line,
      places.map(({ quantity }) => quantity),
    )
    for (const [at, { id, part }] of places.entries())
      parts[part]!.push({ line: { id, ...shares[at]! }, of: line })
  }
  return parts
}

/** Part → surcharge → what its lines bear of it, and what discounts took off that; cents. */
const dealSurcharges = ({ surcharges }: PriceResult, parts: Parts) => {
  const borne = dealMatrix(
    parts.map((lines) => sumCents(lines, ({ surcharge }) => surcharge)),
    surcharges.map(({ amount }) => toCents(amount)),
  )
  const off = surcharges.map(({ discount }, at) =>
    apportion(
      -toCents(discount),
      borne.map((row) => row[at]!),
    ),
  )
  return { borne, off }
}

/** Entries of one id share what the lines have under it: two coupons of a rule, two versions of a tax. */
const dealById = <T>(
  entries: readonly T[],
  id: (entry: T) => string,
  cents: (entry: T) => number,
  ofPart: (id: string, part: number) => number,
  parts: number,
): readonly number[][] => {
  const dealt: number[][] = Array.from({ length: parts }, () => entries.map(() => 0))
  for (const key of new Set(entries.map(id))) {
    const own = entries.flatMap((entry, at) => (id(entry) === key ? [at] : []))
    const rows = Array.from({ length: parts }, (_, part) => ofPart(key, part))
    const shares = dealMatrix(
      rows,
      own.map((at) => cents(entries[at]!)),
    )
    for (const [part, row] of shares.entries())
      for (const [place, at] of own.entries()) dealt[part]![at] = row[place]!
  }
  return dealt
}

/** What a rule takes off lines; cents. */
const onLines = (own: readonly LinePrice[], rule: string): number =>
  sumCents(
    own.flatMap((line) => line.discounts.filter((one) => one.rule === rule)),
    ({ amount }) => -amount,
  )

/** Part → rule → what it takes off the part: what lines have of it, and of what it took off surcharges what they bear; cents. */
const dealDiscounts = (
  { discounts, lines }: PriceResult,
  parts: Parts,
  off: readonly (readonly number[])[],
): readonly number[][] => {
  const rules = [...new Set(discounts.map(({ rule }) => rule))]
  const onSurcharges = rules.map((rule) => {
    const own = discounts.filter((one) => one.rule === rule)
    return Math.max(0, sumCents(own, ({ amount }) => -amount) - onLines(lines, rule))
  })
  const byRule = dealMatrix(
    parts.map((_, part) => off.reduce((sum, shares) => sum + shares[part]!, 0)),
    onSurcharges,
  )
  return dealById(
    discounts,
    ({ rule }) => rule,
    ({ amount }) => -toCents(amount),
    (rule, part) => onLines(parts[part]!, rule) + byRule[part]![rules.indexOf(rule)]!,
    parts.length,
  )
}

/**
 * Deals the lines of a bill out to parts: each has the stored shares of its units, to the cent, of price, discounts,
 * surcharges and taxes, and the parts sum to the whole (PRICE-9.7). The units of each line are dealt out completely.
 */
export const dealBill = (
  bill: PriceResult,
  dealt: readonly (readonly DealtUnits[])[],
): readonly BillShares[] => {
  const dealtLines = dealLines(bill, dealt)
  const parts = dealtLines.map((lines) => lines.map(({ line }) => line))
  const { borne, off } = dealSurcharges(bill, parts)
  const discounts = dealDiscounts(bill, parts, off)
  const taxes = dealById(
    bill.taxes,
    ({ setting }) => setting,
    ({ amount }) => toCents(amount),
    (setting, part) =>
      sumCents(
        parts[part]!.flatMap((line) => line.taxes.filter((one) => one.setting === setting)),
        ({ amount }) => amount,
      ),
    parts.length,
  )
  const baseBySetting = new Map(
    bill.taxes.map(({ setting }) => {
      const own = bill.taxes.filter((tax) => tax.setting === setting)
      const base = sumCents(own, (tax) => tax.base)
      return [setting, dealBase(base, setting, dealtLines)] as const
    }),
  )
  const bases = dealById(
    bill.taxes,
    ({ setting }) => setting,
    ({ base }) => toCents(base),
    (setting, part) => baseBySetting.get(setting)![part]!,
    parts.length,
  )
  const nets = parts.map((lines) => sumCents(lines, ({ net }) => net))
  const share = (cents: number, part: number): number => apportion(cents, nets)[part]!
  const net = nets.reduce((sum, own) => sum + own, 0)
  const pointsOf = (points: number, part: number): number =>
    net === 0 ? 0 : Math.floor((points * nets[part]!) / net)
  return parts.map((lines, part) => ({
    lines,
    discounts: bill.discounts.map(({ points, spends, waived, ...one }, at) => ({
      ...one,
      amount: fromCents(-discounts[part]![at]!),
      ...(points === undefined ? {} : { points: pointsOf(points, part) }),
      // what a rule spends and waives stays with the first
      ...(spends === undefined || part > 0 ? {} : { spends }),
      ...(waived === undefined || part > 0 ? {} : { waived }),
      lines: dealt[part]!.flatMap(({ from, id }) => (one.lines.includes(from) ? [id] : [])),
    })),
    surcharges: bill.surcharges.map(({ setting }, at) => ({
      setting,
      amount: fromCents(borne[part]![at]!),
      discount: fromCents(-off[at]![part]!),
    })),
    taxes: bill.taxes.map((tax, at) => ({
      ...tax,
      base: fromCents(bases[part]![at]!),
      amount: fromCents(taxes[part]![at]!),
    })),
    taxRelief: fromCents(share(toCents(bill.totals.taxRelief), part)),
  }))
}
