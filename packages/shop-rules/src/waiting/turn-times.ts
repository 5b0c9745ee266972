/** How long guests sat at a table of a shop, in minutes. */
export interface Turn {
  readonly table: string
  readonly guests: number
  readonly minutes: number
}

/** So many are enough to go by; below, usual times stand in. */
const ENOUGH = 12

/** Shorter ones were opened by mistake, longer ones forgotten. */
const SHORTEST = 10
const LONGEST = 300

/** Up to so many guests sit about as long. */
const SIZES = [2, 4, 6] as const
const USUAL: readonly number[] = [60, 75, 90, 105]
const SPREAD = [0.6, 0.75, 0.85, 0.95, 1, 1.05, 1.15, 1.3, 1.5]

const sizeOf = (guests: number): number => {
  const size = SIZES.findIndex((most) => guests <= most)
  return size === -1 ? SIZES.length : size
}

/** Returns how long so many guests usually sit, where a shop has measured nothing yet. */
const usualTurns = (guests: number): readonly number[] =>
  SPREAD.map((share) => Math.round(share * (USUAL[sizeOf(guests)] ?? 0)))

/** Returns how long guests sat at a table, as measured in the shop: the basis of an estimate, shortest first. */
export type TurnTimes = (table: string | undefined, guests: number) => readonly number[]

const sorted = (turns: readonly Turn[]): readonly number[] =>
  turns.map(({ minutes }) => minutes).toSorted((one, other) => one - other)

const grouped = (turns: readonly Turn[], keyOf: (turn: Turn) => string) => {
  const groups = new Map<string, Turn[]>()
  for (const turn of turns) groups.set(keyOf(turn), [...(groups.get(keyOf(turn)) ?? []), turn])
  return new Map([...groups].map(([key, found]) => [key, sorted(found)]))
}

/**
 * Returns the turn times of a shop (WAIT-2.1): those of about as many guests at the same table if there are 12 or more, else of as
 * many in the shop, else usual ones.
 */
export const turnTimes = (all: readonly Turn[]): TurnTimes => {
  const turns = all.filter(({ minutes }) => minutes >= SHORTEST && minutes <= LONGEST)
  const byTable = grouped(turns, ({ table, guests }) => `${table} ${sizeOf(guests)}`)
  const bySize = grouped(turns, ({ guests }) => String(sizeOf(guests)))
  return (table, guests) => {
    const size = sizeOf(guests)
    const own = byTable.get(`${table} ${size}`) ?? []
    if (own.length >= ENOUGH) return own
    const ofSize = bySize.get(String(size)) ?? []
    return ofSize.length >= ENOUGH ? ofSize : usualTurns(guests)
  }
}
