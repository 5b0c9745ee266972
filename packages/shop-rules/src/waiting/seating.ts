/** A table as it is now; minutes are counted from now. */
export interface FloorTable {
  readonly _id: string
  readonly seats: number
  /** Who sits there, and for how many minutes. */
  readonly sitting?: { readonly guests: number; readonly minutes: number } | undefined
  /** When it is others' by their reservations, from which minute to which. */
  readonly kept: readonly (readonly [from: number, until: number])[]
}

export interface Floor {
  readonly tables: readonly FloorTable[]
}

export interface SeatedFloor extends Floor {
  /** For how many minutes so many guests are expected to sit: staff give them no table that others have by then. */
  readonly typical: (guests: number) => number
}

/** Returns the first minute from which a table is free for so long. */
const freeFrom = ({ kept }: FloorTable, from: number, minutes: number): number => {
  let start = from
  for (const [begins, ends] of kept.toSorted(([one], [other]) => one - other))
    if (start < ends && start + minutes > begins) start = Math.max(start, ends)
  return start
}

interface Choice {
  readonly index: number
  readonly start: number
  readonly seats: number
}

/** The earliest table first, of those the smallest. */
const byStart = (one: Choice, other: Choice): number =>
  one.start - other.start || one.seats - other.seats

/** Returns the tables that a party gets: the first at which all have a seat, else the first that have so many together. */
const chosen = (choices: readonly Choice[], guests: number): readonly Choice[] => {
  const sorted = choices.toSorted(byStart)
  const whole = sorted.find(({ seats }) => seats >= guests)
  if (whole) return [whole]
  let seats = 0
  const together: Choice[] = []
  for (const choice of sorted) {
    if (seats >= guests) break
    together.push(choice)
    seats += choice.seats
  }
  return seats >= guests ? together : []
}

/**
 * Returns a function that seats the next party of a list, whose guests then stay for so many minutes, and says after how many they
 * sit; undefined if all tables together have too few seats. `free` says when each table is free.
 */
export const seating = ({ tables, typical }: SeatedFloor, free: readonly number[]) => {
  const until = [...free]
  return (guests: number, stay: number): number | undefined => {
    const expected = typical(guests)
    const choices = tables.map((table, index) => ({
      index,
      start: freeFrom(table, until[index] ?? 0, expected),
      seats: table.seats,
    }))
    const taken = chosen(choices, guests)
    if (taken.length === 0) return undefined
    const start = Math.max(...taken.map((choice) => choice.start))
    for (const { index } of taken) until[index] = start + stay
    return start
  }
}
