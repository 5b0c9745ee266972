import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawing } from './drawing.ts'
import type { FloorTable } from './seating.ts'
import { turnTimes } from './turn-times.ts'
import { waitingEstimates } from './waiting-estimate.ts'

const table = (_id: string, seats: number, own: Partial<FloorTable> = {}): FloorTable => ({
  _id,
  seats,
  kept: [],
  ...own,
})
const sitting = (guests: number, minutes: number) => ({ sitting: { guests, minutes } })
const always = (minutes: number) => () => [minutes]

describe('WAIT-2.2: the estimate of a party', () => {
  it('is now if a table is free for it', () => {
    const floor = { tables: [table('a', 2, sitting(2, 5)), table('b', 4)] }
    expect(waitingEstimates(floor, [2], always(60))).toEqual([{ minutes: 0, error: 0 }])
  })

  it('is when the first table at which it fits is free, after those before it', () => {
    const floor = { tables: [table('a', 2, sitting(2, 40)), table('b', 4, sitting(4, 20))] }
    expect(waitingEstimates(floor, [4, 2, 2], always(60))).toEqual([
      { minutes: 40, error: 5 },
      { minutes: 20, error: 5 },
      { minutes: 80, error: 5 },
    ])
  })

  it('leaves out a table that others have by then', () => {
    const floor = { tables: [table('a', 2, { kept: [[30, 120]] })] }
    expect(waitingEstimates(floor, [2], always(60))).toEqual([{ minutes: 120, error: 5 }])
    expect(waitingEstimates(floor, [2], always(25))).toEqual([{ minutes: 0, error: 0 }])
  })

  it('of a big party is when enough tables together are free; none if there are never enough', () => {
    const floor = { tables: [table('a', 4), table('b', 4, sitting(2, 30))] }
    expect(waitingEstimates(floor, [7, 9], always(60))).toEqual([
      { minutes: 30, error: 5 },
      undefined,
    ])
  })

  it('of guests who sit longer than any did is soon', () => {
    const floor = { tables: [table('a', 2, sitting(2, 90))] }
    const [estimate] = waitingEstimates(floor, [2], always(60))
    expect(estimate?.minutes).toBeLessThanOrEqual(20)
  })
})

const turns = (table: string, guests: number, minutes: number, times: number) =>
  Array.from({ length: times }, () => ({ table, guests, minutes }))

describe('WAIT-2.1: turn times', () => {
  it('are the table’s own from 12 on, else the shop’s of that size, else usual ones', () => {
    const times = turnTimes([...turns('a', 2, 40, 12), ...turns('b', 2, 70, 11)])
    expect(new Set(times('a', 2))).toEqual(new Set([40]))
    expect(new Set(times('b', 1))).toEqual(new Set([40, 70]))
    expect(times('a', 8)).toContain(105)
  })

  it('leave out what was opened by mistake or forgotten', () => {
    const times = turnTimes([...turns('a', 2, 5, 20), ...turns('a', 2, 900, 20)])
    expect(times('a', 2)).toContain(60)
  })
})

it('WAIT-2.2: law: a party that joins behind others changes no estimate of theirs', () => {
  const queue = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 8 })
  const tables = fc.array(
    fc.record({
      seats: fc.integer({ min: 1, max: 8 }),
      sat: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  const times = turnTimes([])
  fc.assert(
    fc.property(tables, queue, fc.integer({ min: 1, max: 8 }), (all, before, last) => {
      const floor = {
        tables: all.map(({ seats, sat }, index) =>
          table(String(index), seats, sat === undefined ? {} : sitting(seats, sat)),
        ),
      }
      const alone = waitingEstimates(floor, before, times)
      expect(waitingEstimates(floor, [...before, last], times).slice(0, -1)).toEqual(alone)
    }),
    { numRuns: 60 },
  )
})

/** An evening as it then goes: guests stay as long as guests of this shop do. */
const evening = (seed: number) => {
  const draw = drawing(seed)
  const range = (from: number, to: number) =>
    draw(Array.from({ length: to - from + 1 }, (_, index) => from + index))
  const stays = (guests: number) => 30 + 8 * guests + range(0, 30) + range(0, 30)
  const tables = Array.from({ length: range(4, 12) }, (_, index) => {
    const seats = draw([2, 2, 4, 4, 6])
    const whole = stays(seats)
    const minutes = range(0, whole - 1)
    return { table: table(String(index), seats, sitting(seats, minutes)), free: whole - minutes }
  })
  const turns = Array.from({ length: 400 }, (_, index) => {
    const guests = range(1, 6)
    return { table: String(index % 12), guests, minutes: stays(guests) }
  })
  const queue = Array.from({ length: range(1, 6) }, () => range(1, 4))
  return { tables, turns, queue, stays }
}

/** When the parties then sit: the first table that is free and at which they fit. */
const seatedAt = ({ tables, queue, stays }: ReturnType<typeof evening>) => {
  const free = tables.map((one) => one.free)
  return queue.map((guests) => {
    const [best] = tables
      .map((one, index) => ({ index, seats: one.table.seats, start: free[index] ?? 0 }))
      .filter(({ seats }) => seats >= guests)
      .toSorted((one, other) => one.start - other.start || one.seats - other.seats)
    if (!best) return undefined
    free[best.index] = best.start + stays(guests)
    return best.start
  })
}

it('WAIT-2.3: law: most parties wait as long as estimated, within the error', () => {
  let [all, within] = [0, 0]
  for (let seed = 1; seed <= 120; seed += 1) {
    const one = evening(seed * 7919)
    const floor = { tables: one.tables.map((each) => each.table) }
    const estimates = waitingEstimates(floor, one.queue, turnTimes(one.turns))
    for (const [index, wait] of seatedAt(one).entries()) {
      const estimate = estimates[index]
      if (wait === undefined || !estimate) continue
      all += 1
      if (Math.abs(wait - estimate.minutes) <= estimate.error) within += 1
    }
  }
  expect(all).toBeGreaterThan(200)
  expect(within / all).toBeGreaterThan(0.8)
})
