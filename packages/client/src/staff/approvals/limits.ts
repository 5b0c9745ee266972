import type { Currency, SystemSetting } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** A sum of one credit, and of all credits of a shop in a day; undefined: the default. */
export interface ChosenCreditLimit {
  readonly each: number
  readonly daily: number
}

/** The limits of a currency and of points, in currency units or points; undefined: the default. */
export interface ChosenLimits {
  readonly refund: number | undefined
  readonly credit: ChosenCreditLimit | undefined
  readonly points: ChosenCreditLimit | undefined
}

/** What staff may refund and credit without an owner (PAY-5.10, MEM-7.2), for owners. The calls fail with a `CallError`. */
export interface Limits extends Loaded<ChosenLimits> {
  readonly change: (limits: ChosenLimits) => Promise<void>
}

/** What holds while the settings of the installation were never saved. */
const unsaved = {
  onlineMemberSystem: false,
  onlineOrderingSystem: true,
  allowChooseShop: false,
} as const

type Settings = Pick<SystemSetting, 'refundLimits' | 'creditLimits'>

const chosenOf = (
  { refundLimits = [], creditLimits = [] }: Settings,
  currency: Currency,
): ChosenLimits => {
  const creditOf = (of: Currency | 'points'): ChosenCreditLimit | undefined => {
    const limit = creditLimits.find(({ unit }) => unit === of)
    return limit && { each: limit.each, daily: limit.daily }
  }
  return {
    refund: refundLimits.find(({ unit }) => unit === currency)?.bill,
    credit: creditOf(currency),
    points: creditOf('points'),
  }
}

/** Returns the lists with the limits of a currency and of points; those of other currencies stay. */
const changedLists = (
  { refundLimits = [], creditLimits = [] }: Settings,
  currency: Currency,
  { refund, credit, points }: ChosenLimits,
): Required<Settings> => ({
  refundLimits: [
    ...refundLimits.filter(({ unit }) => unit !== currency),
    ...(refund === undefined ? [] : [{ unit: currency, bill: refund }]),
  ],
  creditLimits: [
    ...creditLimits.filter(({ unit }) => unit !== currency && unit !== 'points'),
    ...(credit ? [{ unit: currency, ...credit }] : []),
    ...(points ? [{ unit: 'points' as const, ...points }] : []),
  ],
})

export const createLimits = (
  { service }: Pick<Connection, 'service'>,
  currency: Currency,
): Limits => {
  const read = async (): Promise<SystemSetting | undefined> =>
    (await service('systemSettings').find())[0]
  const loaded = createLoaded(async () => chosenOf((await read()) ?? {}, currency))
  return {
    ...loaded,
    change: async (limits) => {
      // Another owner may have changed those of another currency since.
      const settings = await read()
      const lists = changedLists(settings ?? {}, currency, limits)
      await (settings
        ? service('systemSettings').patch(settings._id, lists)
        : service('systemSettings').create({ ...unsaved, ...lists }))
      await loaded.reload()
    },
  }
}
