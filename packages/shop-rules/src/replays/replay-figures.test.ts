import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addReplays, costOfAll, noReplay, type ReplayFigures } from './replay-figures.ts'

const amount = fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100)

/** The figures of one bill. */
const figures: fc.Arbitrary<ReplayFigures> = fc
  .record({
    session: fc.stringMatching(/^[0-9a-f]{6}$/),
    before: fc.integer({ min: 0, max: 100_000 }),
    cost: fc.integer({ min: -5000, max: 5000 }),
    hour: fc.integer({ min: 0, max: 23 }),
    other: amount,
  })
  .map(({ session, before, cost, hour, other }) => ({
    ...noReplay(),
    bills: 1,
    total: before / 100,
    cost: cost / 100,
    squares: (cost / 100) ** 2,
    hours: cost === 0 ? [] : [{ hour, bills: 1, cost: cost / 100 }],
    rules: [{ rule: session.slice(0, 1), fell: 1, less: 0, before: other, after: 0 }],
    most: [{ session, before: { total: before / 100 }, after: { total: (before - cost) / 100 } }],
  }))

const withoutSquares = ({ squares: _squares, ...rest }: ReplayFigures) => rest
const sumOf = (all: readonly ReplayFigures[]): ReplayFigures =>
  all.reduce<ReplayFigures>(addReplays, noReplay())

/** The figures of a bill that changes by so many cents. */
const changedBy = (session: string, cents: number): ReplayFigures => ({
  ...noReplay(),
  most: [{ session, before: { total: 10 }, after: { total: 10 - cents / 100 } }],
})

describe('figures of a replay', () => {
  it('are the same in whichever parts and order bills are added (BOOK-3.4)', () => {
    const some = fc.uniqueArray(figures, { selector: ({ most }) => most[0]!.session })
    fc.assert(
      fc.property(some, fc.nat(), (all, cut) => {
        const at = all.length === 0 ? 0 : cut % all.length
        const parts = addReplays(sumOf(all.slice(at)), sumOf(all.slice(0, at)))
        expect(withoutSquares(parts)).toEqual(withoutSquares(sumOf(all)))
        expect(parts.squares).toBeCloseTo(sumOf(all).squares, 5)
      }),
    )
  })

  it('by hour sum to the cost, to the cent (BOOK-3.4)', () => {
    fc.assert(
      fc.property(fc.array(figures), (all) => {
        const { cost, hours } = sumOf(all)
        const cents = hours.reduce((sum, hour) => sum + Math.round(hour.cost * 100), 0)
        expect(cents).toBe(Math.round(cost * 100))
      }),
    )
  })

  it('list the ten bills that change most, whichever way (BOOK-3.5)', () => {
    const all = Array.from({ length: 15 }, (_, at) =>
      changedBy(`bill ${at}`, at % 2 === 0 ? at : -at),
    )
    expect(sumOf(all).most.map(({ session }) => session)).toEqual(
      [14, 13, 12, 11, 10, 9, 8, 7, 6, 5].map((at) => `bill ${at}`),
    )
  })

  it('of a sample say what all bills cost, and how far that may be off (BOOK-3.7)', () => {
    expect(costOfAll({ bills: 50, cost: 12.5, squares: 20 }, 50)).toEqual({ cost: 12.5, error: 0 })
    // Every second bill costs 2: a mean of 1, a deviation of 1.
    const { cost, error } = costOfAll({ bills: 100, cost: 100, squares: 200 }, 10_000)
    expect(cost).toBe(10_000)
    expect(error).toBeCloseTo(1.96 * 10_000 * Math.sqrt((1 / 100) * 0.99), 1)
  })
})
