import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byCourse, type ServedCourse, waitingLines } from './courses.ts'

const courses: readonly ServedCourse[] = [
  { _id: 'drink', atOnce: true },
  { _id: 'starter' },
  { _id: 'main' },
  { _id: 'dessert' },
]
const ordered = (...names: (string | undefined)[]) => names.map((course) => ({ course }))
const waiting = (
  lines: readonly { course: string | undefined }[],
  onHold: readonly { course: string | undefined }[] = [],
) => waitingLines(courses, lines, onHold).map(({ course }) => course)

/** The place of a course among those that wait, -1 without. */
const place = (of: string | undefined): number =>
  courses.findIndex(({ _id, atOnce }) => _id === of && !atOnce)

describe('what waits for its course', () => {
  it('COURSE-2.1: drinks, dishes without a course and those of a course that is gone never wait', () => {
    const lines = ordered('drink', undefined, 'removed', 'starter')
    expect(waiting(lines, ordered('starter'))).toEqual(['starter'])
    expect(waitingLines([], ordered('main', 'starter'), [])).toEqual([])
  })
  it('COURSE-2.2: the earliest course of an order is made, the later ones wait', () => {
    expect(waiting(ordered('dessert', 'main', 'starter', 'main'))).toEqual([
      'dessert',
      'main',
      'main',
    ])
    expect(waiting(ordered('main', 'main'))).toEqual([])
  })
  it('COURSE-2.3: what follows waits behind what waits already, and an earlier course does not', () => {
    expect(waiting(ordered('main'), ordered('main'))).toEqual(['main'])
    expect(waiting(ordered('dessert'), ordered('main'))).toEqual(['dessert'])
    expect(waiting(ordered('starter', 'dessert'), ordered('main'))).toEqual(['dessert'])
  })
  it('COURSE-3.1: what waits is listed by course in the order of serving, without a course last', () => {
    const lists = byCourse(courses, ordered('dessert', undefined, 'main', 'dessert', 'removed'))
    expect(lists.map(({ course, lines }) => [course?._id, lines.length])).toEqual([
      ['main', 1],
      ['dessert', 2],
      [undefined, 2],
    ])
  })
})

it('COURSE-2.4: whatever is ordered and fired, each dish is sent once, none before an earlier course that waits, and firing all in order sends all', () => {
  const course = fc.constantFrom('drink', 'starter', 'main', 'dessert', 'removed', undefined)
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.array(course, { minLength: 1, maxLength: 6 }) },
    { weight: 1, arbitrary: fc.constant('fire' as const) },
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (history) => {
      let count = 0
      let held: readonly { id: number; course: string | undefined }[] = []
      const sent: number[] = []
      const fire = (): void => {
        const [next] = byCourse(courses, held)
        sent.push(...(next?.lines ?? []).map(({ id }) => id))
        held = held.filter((line) => !next?.lines.includes(line))
        // The next to fire is never later than what waits on.
        const fired = place(next?.lines[0]?.course)
        expect(held.every(({ course: of }) => place(of) > fired)).toBe(true)
      }
      for (const one of history) {
        if (one === 'fire') {
          fire()
          continue
        }
        const lines = one.map((of) => ({ id: ++count, course: of }))
        const waits = waitingLines(courses, lines, held)
        const made = lines.filter((line) => !waits.includes(line))
        held = [...held, ...waits]
        sent.push(...made.map(({ id }) => id))
        for (const { course: of } of made)
          expect(held.every((other) => place(of) < 0 || place(other.course) > place(of))).toBe(true)
        // Nothing waits for ever for its own table.
        expect(held.length === 0 || sent.length > 0).toBe(true)
      }
      for (let left = held.length; left > 0; left -= 1) if (held.length > 0) fire()
      expect(sent.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: count }, (_, at) => at + 1),
      )
    }),
  )
})
