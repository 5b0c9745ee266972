import type { Scene } from '../discounts/conditions/scene.ts'
import type { Charge, SurchargeLedger } from '../kernel/surcharge-ledger.ts'
import { itemDiscount } from '../kernel/unit-ledger.ts'
import type { Waiver } from '../kernel/waiver.ts'
import type { ShopRounding } from '../money/shop-round.ts'
import type { Item } from '../kernel/item.ts'
import { guestsOf } from './guests.ts'
import { isInUse, itemsLeft } from './setting-use.ts'
import { type SurchargeBasis, surchargeAmount } from './surcharge-amount.ts'
import type { SurchargeProgram } from './surcharge-program.ts'
import { readUnitNets, type UnitNets } from './unit-nets.ts'

/** A charged surcharge and its basis. */
export interface WorkedCharge extends Charge {
  readonly basis: SurchargeBasis
}

/** The surcharges of a bill (SUR-2). */
export interface SurchargeBill extends SurchargeLedger {
  readonly charges: WorkedCharge[]
  readonly waivers: readonly Waiver[]
  /** What the lines' units cost when the surcharges were worked out. */
  readonly nets: () => ReadonlyMap<number, UnitNets>
  /** Works the surcharges out, between the rules before the service charge and those after it. */
  readonly workOut: () => void
  /** Returns them as they are, to go another way from here; what each waiver took off is right in the last way alone. */
  readonly copy: () => SurchargeBill
}

/** How far the surcharges of a bill are. */
interface State {
  readonly charges: WorkedCharge[]
  readonly waivers: Waiver[]
  isWorkedOut: boolean
  nets: ReadonlyMap<number, UnitNets>
}

const NO_NETS: ReadonlyMap<number, UnitNets> = new Map()

const itemNets = (scene: Scene): Float64Array =>
  Float64Array.from(scene.matches.items, ({ index, lines }) => {
    let net = -itemDiscount(scene.ledger, index)
    for (const line of lines) net += line.total
    return net
  })

const bears = (item: Item): boolean => !item.freeSurcharge

/** Returns the surcharges in use whose rules apply now. */
const basesNow = (
  programs: readonly SurchargeProgram[],
  scene: Scene,
  rounding: ShopRounding,
): SurchargeBasis[] => {
  if (programs.length === 0) return []
  const nets = itemNets(scene)
  const guests = guestsOf(scene.context.session)
  return programs.flatMap((program) => {
    const left = itemsLeft(program, scene)
    if (left.length === 0) return []
    return [{ program, left, eligible: left.filter(bears), nets, guests, rounding }]
  })
}

const sumOf = (bases: readonly SurchargeBasis[], waivers: readonly Waiver[]): number =>
  bases.reduce((sum, basis) => sum + surchargeAmount(basis, waivers), 0)

/** Returns the amount of a surcharge after these waivers, at least the discount on it (DISC-7.4). */
const waivedAmount = ({ basis, amount, discount }: WorkedCharge, waivers: readonly Waiver[]) =>
  Math.min(amount, Math.max(discount, surchargeAmount(basis, waivers)))

/** Returns the settings that may be charged in this session; `manual` ones if it names them (SUR-1.1). */
export const surchargesInUse = (
  programs: readonly SurchargeProgram[],
  { context }: Pick<Scene, 'context'>,
): readonly SurchargeProgram[] =>
  programs.filter(
    ({ setting }) =>
      isInUse(setting, context) &&
      (!setting.manual || (context.session.surcharges?.includes(setting._id) ?? false)),
  )

/** What the surcharges of a bill are worked out of. */
interface SurchargeInput {
  /** Those settings that are in use. */
  readonly programs: readonly SurchargeProgram[]
  readonly scene: Scene
  readonly rounding: ShopRounding
  /** Whether what lines bear of them is needed. */
  readonly isShared: boolean
}

const billFrom = (input: SurchargeInput, state: State): SurchargeBill => {
  const { programs, scene, rounding, isShared } = input
  const { charges, waivers } = state

  const lossBy = (waiver: Waiver): number => {
    const all = [...waivers, waiver]
    if (!state.isWorkedOut) {
      const bases = basesNow(programs, scene, rounding)
      return sumOf(bases, waivers) - sumOf(bases, all)
    }
    return charges.reduce((sum, charge) => sum + charge.amount - waivedAmount(charge, all), 0)
  }

  const waive = (waiver: Waiver): void => {
    waivers.push(waiver)
    if (!state.isWorkedOut) return
    for (const charge of charges) {
      const amount = waivedAmount(charge, waivers)
      waiver.waived += charge.amount - amount
      charge.amount = amount
    }
  }

  const workOut = (): void => {
    state.isWorkedOut = true
    const bases = basesNow(programs, scene, rounding)
    for (const basis of bases) {
      const { _id, discountable } = basis.program
      const amount = surchargeAmount(basis, waivers)
      charges.push({ setting: _id, discountable, amount, discount: 0, basis })
    }
    for (const [index, waiver] of waivers.entries())
      waiver.waived =
        sumOf(bases, waivers.slice(0, index)) - sumOf(bases, waivers.slice(0, index + 1))
    if (isShared && charges.length > 0) state.nets = readUnitNets(scene.ledger)
  }

  const copy = (): SurchargeBill =>
    billFrom(input, {
      ...state,
      charges: charges.map((charge) => ({ ...charge })),
      waivers: [...waivers],
    })

  return { charges, waivers, nets: () => state.nets, lossBy, waive, workOut, copy }
}

/** Opens the surcharges of a bill. */
export const openSurcharges = (input: SurchargeInput): SurchargeBill =>
  billFrom(input, { charges: [], waivers: [], isWorkedOut: false, nets: NO_NETS })
