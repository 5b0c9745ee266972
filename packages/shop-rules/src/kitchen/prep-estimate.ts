import type { OrderType } from '@comanda/engine/catalog'

/** A station of a kitchen by its id; null: the one kitchen of a shop without stations. */
type StationId = string | null

/** A ticket that was made: when it came and when it was done, in epoch ms. */
export interface MadeTicket {
  readonly station: StationId
  readonly from: number
  readonly until: number
}

/** How a kitchen does: the tickets that it made lately, and how many each station has open. */
export interface KitchenPace {
  readonly made: readonly MadeTicket[]
  readonly open: ReadonlyMap<StationId, number>
}

/** How long an order takes, in minutes: half are ready after `from`, four of five after `to`. */
export interface Minutes {
  readonly from: number
  readonly to: number
}

/** What a shop says of the minutes that its orders take. */
export interface PrepShop {
  readonly prepMinutes?: { readonly [T in OrderType]?: number | undefined } | undefined
  readonly slowed?:
    | readonly {
        readonly orderType: OrderType
        readonly minutes: number
        readonly until?: string | undefined
      }[]
    | undefined
}

const MINUTE = 60_000
/** Tickets that were done sooner or later say nothing: pressed by mistake, or forgotten. In minutes. */
const SHORTEST = 1
const LONGEST = 180
/** Fewer tickets than that are no basis. */
const FEWEST = 10
/** Open tickets of a station with which the next load begins. */
const LOADS = [0, 3, 6, 11, 21]
/** How much longer four of five orders take than the shop says, without a basis of its own. */
const USUAL_SPREAD = 1.3

const loadOf = (open: number): number => LOADS.findLastIndex((least) => open >= least)

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const spreadOf = (minutes: readonly number[]): Minutes => {
  const sorted = minutes.toSorted((one, other) => one - other)
  return { from: quantile(sorted, 0.5), to: quantile(sorted, 0.8) }
}

/** The longer of each: what waits for several stations waits for the last. */
const later = (one: Minutes, other: Minutes): Minutes => ({
  from: Math.max(one.from, other.from),
  to: Math.max(one.to, other.to),
})

/**
 * Returns how long a station takes with so many open tickets, from its own: those that came at such a load, never less than at a
 * smaller one; without enough of them at any load, from all; undefined without enough in all.
 */
const stationMinutes = ({ made, open }: KitchenPace, station: StationId): Minutes | undefined => {
  const known = made.filter((one) => one.station === station)
  const samples = known
    .map(({ from, until }) => ({
      minutes: (until - from) / MINUTE,
      load: loadOf(known.filter((other) => other.from < from && other.until > from).length),
    }))
    .filter(({ minutes }) => minutes >= SHORTEST && minutes <= LONGEST)
  const loads = LOADS.map((_, load) => samples.filter((one) => one.load === load))
  const spreads = loads.map((of) =>
    of.length < FEWEST ? undefined : spreadOf(of.map(({ minutes }) => minutes)),
  )
  const upTo = spreads
    .slice(0, loadOf(open.get(station) ?? 0) + 1)
    .filter((one) => one !== undefined)
  const [first, ...others] =
    upTo.length > 0 ? upTo : spreads.filter((one) => one !== undefined).slice(0, 1)
  if (first) return others.reduce(later, first)
  return samples.length < FEWEST ? undefined : spreadOf(samples.map(({ minutes }) => minutes))
}

/** Rounds up as people say it: to minutes below 20, to 5 minutes from there. */
const spoken = (minutes: number): number => {
  const whole = Math.ceil(minutes)
  return whole < 20 ? Math.max(1, whole) : Math.ceil(whole / 5) * 5
}

/** Returns how many minutes more the kitchen takes for a type at an instant (epoch ms), as staff have said (KITCHEN-6.2). */
export const slowedBy = ({ slowed = [] }: PrepShop, type: OrderType, now: number): number =>
  slowed.find(
    ({ orderType, until }) =>
      orderType === type && (until === undefined || Date.parse(until) > now),
  )?.minutes ?? 0

/**
 * Returns how long an order that needs some stations takes at an instant (epoch ms): what its slowest station takes, from its own tickets
 * or else from what the shop says, and what staff have added; undefined if the shop says nothing for its type (KITCHEN-6.3).
 */
export const prepEstimate = (
  shop: PrepShop,
  type: OrderType,
  pace: KitchenPace,
  stations: readonly StationId[],
  now: number,
): Minutes | undefined => {
  const usual = shop.prepMinutes?.[type]
  if (usual === undefined) return undefined
  const said = { from: usual, to: usual * USUAL_SPREAD }
  const minutes = stations.map((station) => stationMinutes(pace, station) ?? said)
  const [first = said, ...others] = minutes
  const { from, to } = others.reduce(later, first)
  const more = slowedBy(shop, type, now)
  return { from: spoken(from + more), to: spoken(to + more) }
}
