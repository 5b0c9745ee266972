import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KitchenPace, prepEstimate, slowedBy } from './prep-estimate.ts'

const shop = { prepMinutes: { takeAway: 15 } }
const at = Date.parse('2026-03-02T10:00:00.000Z')
const minutes = (count: number): number => count * 60_000

/** Tickets of a station one after another, each of which took so many minutes. */
const oneByOne = (station: string | null, took: readonly number[]): KitchenPace['made'] =>
  took.map((each, index) => ({
    station,
    from: at - minutes(1000 * (took.length - index)),
    until: at - minutes(1000 * (took.length - index) - each),
  }))
const pace = (made: KitchenPace['made'], open: readonly [string | null, number][] = []) => ({
  made,
  open: new Map(open),
})
const takeAway = (kitchen: KitchenPace, stations: readonly (string | null)[] = [null]) =>
  prepEstimate(shop, 'takeAway', kitchen, stations, at)

describe('KITCHEN-6.3: how long an order takes', () => {
  test('is what the shop says, until the kitchen has made enough tickets', () => {
    expect(takeAway(pace([]))).toEqual({ from: 15, to: 20 })
    expect(takeAway(pace(oneByOne(null, Array(9).fill(4))))).toEqual({ from: 15, to: 20 })
    expect(takeAway(pace(oneByOne(null, Array(10).fill(4))))).toEqual({ from: 4, to: 4 })
  })

  test('is nothing of a type of which the shop says nothing', () => {
    expect(prepEstimate(shop, 'dineIn', pace([]), [null], at)).toBeUndefined()
    expect(prepEstimate({}, 'takeAway', pace([]), [null], at)).toBeUndefined()
  })

  test('is half of the tickets, and four of five', () => {
    const took = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]
    expect(takeAway(pace(oneByOne(null, took)))).toEqual({ from: 12, to: 18 })
  })

  test('is that of its slowest station; what was pressed by mistake or forgotten does not count', () => {
    const made = [
      ...oneByOne('bar', Array(10).fill(3)),
      ...oneByOne('wok', Array(10).fill(11)),
      ...oneByOne('wok', Array(10).fill(0.2)),
      ...oneByOne('bar', Array(10).fill(400)),
    ]
    expect(takeAway(pace(made), ['bar'])).toEqual({ from: 3, to: 3 })
    expect(takeAway(pace(made), ['bar', 'wok'])).toEqual({ from: 11, to: 11 })
  })

  test('is longer with more open tickets, as it was before', () => {
    const rush = Array.from({ length: 21 }, (_, index) => ({
      station: null,
      from: at - minutes(40) + index,
      until: at - minutes(10) + index,
    }))
    const made = [...oneByOne(null, Array(40).fill(6)), ...rush]
    expect(takeAway(pace(made, [[null, 2]]))).toEqual({ from: 6, to: 6 })
    expect(takeAway(pace(made, [[null, 12]]))).toEqual({ from: 30, to: 30 })
  })
})

test('KITCHEN-6.2: staff add minutes for a type, until then or until they say otherwise', () => {
  const until = new Date(at + minutes(30)).toISOString()
  const slow = { ...shop, slowed: [{ orderType: 'takeAway' as const, minutes: 10, until }] }
  expect(prepEstimate(slow, 'takeAway', pace([]), [null], at)).toEqual({ from: 25, to: 30 })
  expect(slowedBy(slow, 'takeAway', at + minutes(30))).toBe(0)
  expect(slowedBy(slow, 'dineIn', at)).toBe(0)
  const open = { slowed: [{ orderType: 'takeAway' as const, minutes: 5 }] }
  expect(slowedBy(open, 'takeAway', at + minutes(1e6))).toBe(5)
})

const station = constantFrom('bar', 'wok', null)
const made = array(
  integer({ min: 0, max: 600 }).chain((before) =>
    integer({ min: 0, max: 200 }).map((took) => ({
      station: before % 2 === 0 ? ('wok' as const) : null,
      from: at - minutes(before),
      until: at - minutes(before) + minutes(took),
    })),
  ),
  { maxLength: 80 },
)

test('more open tickets, or one station more, never shorten it; it is never in the past', () =>
  assert(
    property(
      made,
      array(station, { minLength: 1, maxLength: 3 }),
      integer({ min: 0, max: 40 }),
      integer({ min: 0, max: 40 }),
      (tickets, stations, open, more) => {
        const with_ = (count: number, needed = stations) =>
          takeAway(
            pace(tickets, [
              ['wok', count],
              [null, count],
            ]),
            needed,
          )
        const [now, busier, wider] = [
          with_(open),
          with_(open + more),
          with_(open, [...stations, 'wok']),
        ]
        for (const other of [busier, wider]) {
          expect(other?.from).toBeGreaterThanOrEqual(now?.from ?? 0)
          expect(other?.to).toBeGreaterThanOrEqual(now?.to ?? 0)
        }
        expect(now?.from).toBeGreaterThanOrEqual(1)
        expect(now?.to).toBeGreaterThanOrEqual(now?.from ?? 0)
      },
    ),
  ))
