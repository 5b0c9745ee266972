import { isWaiverOf, type Waiver } from '../kernel/waiver.ts'
import { multiplyRounded } from '../money/multiply-rounded.ts'
import { WHOLE_PERCENT } from '../money/scaled-decimal.ts'
import { type ShopRounding, shopRound } from '../money/shop-round.ts'
import type { Item } from '../kernel/item.ts'
import type { SurchargeProgram } from './surcharge-program.ts'

/** What a surcharge is reckoned on. */
export interface SurchargeBasis {
  readonly program: SurchargeProgram
  /** Items that its product mode and rules leave. */
  readonly left: readonly Item[]
  /** Those of them that bear surcharges at all, before any waiver. */
  readonly eligible: readonly Item[]
  /** Item → Σ (line total − discounts before the service charge), cents. */
  readonly nets: Float64Array
  /** 0 if the per-person part is not charged. */
  readonly guests: number
  readonly rounding: ShopRounding
}

/** The items that bear it by percent and by product, after the waivers for items. */
export const bearingItems = (
  { program, eligible }: SurchargeBasis,
  waivers: readonly Waiver[],
): readonly Item[] => {
  const waived = waivers.flatMap((waiver) =>
    waiver.kind !== 'seats' && waiver.items && isWaiverOf(waiver, program._id) ? waiver.items : [],
  )
  if (waived.length === 0) return eligible
  return eligible.filter(({ index }) => !waived.some((items) => items.has(index)))
}

const personPart = ({ program, guests }: SurchargeBasis, waivers: readonly Waiver[]): number =>
  waivers.some(({ kind }) => kind === 'seats') ? 0 : program.perPerson * guests

const percentAndProductParts = (basis: SurchargeBasis, waivers: readonly Waiver[]): number => {
  const { percent, perProduct } = basis.program
  let sum = 0
  let quantity = 0
  for (const { index, top } of bearingItems(basis, waivers)) {
    sum += basis.nets[index]!
    quantity += top.quantity
  }
  return multiplyRounded(sum, percent, WHOLE_PERCENT) + perProduct * quantity
}

/** Returns the amount of a surcharge with these waivers, rounded by the shop (SUR-2.1, SUR-2.3). Cents. */
export const surchargeAmount = (basis: SurchargeBasis, waivers: readonly Waiver[]): number => {
  const { program, rounding } = basis
  const persons = personPart(basis, waivers)
  const ofOrder = waivers.filter(
    (waiver) => waiver.kind === 'order' && isWaiverOf(waiver, program._id),
  )
  if (ofOrder.some(({ items }) => items === undefined)) return shopRound(persons, rounding)
  const fixed = ofOrder.length > 0 ? 0 : program.fixed
  return shopRound(percentAndProductParts(basis, waivers) + fixed + persons, rounding)
}
