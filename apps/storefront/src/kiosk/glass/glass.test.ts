import { assert, boolean, constantFrom, double, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { glassOf, type Needs } from './glass.ts'

const stele = { diagonalInch: 32, lowerEdgeMm: 800, viewMm: 600 }
const portrait = { width: 1080, height: 1920, ratio: 1 }
const none: Needs = { low: false, large: false }

describe('sizes on the glass', () => {
  test('KIOSK-7.1: a 32-inch screen has 18 px letters and 54 px keys, as millimetres are', () => {
    const { mm, letter, dish, target, gap } = glassOf(stele, portrait, none)
    expect(1 / mm).toBeCloseTo(0.369, 3)
    expect(letter).toBeCloseTo(18.2, 1)
    expect(dish).toBeCloseTo(24.4, 1)
    expect(target).toBeCloseTo(54.2, 1)
    expect(gap).toBeCloseTo(8.1, 1)
  })

  test('KIOSK-7.1: the browser’s own scale changes nothing on the glass', () => {
    const scaled = glassOf(stele, { width: 540, height: 960, ratio: 2 }, none)
    expect(scaled.target * 2).toBeCloseTo(glassOf(stele, portrait, none).target)
  })

  test('KIOSK-7.2: keys are within 1220 mm of the floor, for a guest in a wheelchair within 1120 mm', () => {
    expect(1920 - glassOf(stele, portrait, none).line).toBeCloseTo(1138, -1)
    expect(1920 - glassOf(stele, portrait, { ...none, low: true }).line).toBeCloseTo(867, -1)
    const tablet = { diagonalInch: 10.9, lowerEdgeMm: 950, viewMm: 600 }
    expect(glassOf(tablet, { width: 820, height: 1180, ratio: 1 }, none).line).toBe(0)
  })

  test('KIOSK-7.4: large letters are seen under 0.7 degrees, keys have 30 mm', () => {
    const { mm, letter, target } = glassOf(stele, portrait, { ...none, large: true })
    expect(letter / mm).toBeCloseTo(10.2, 1)
    expect(target / mm).toBeCloseTo(30)
  })

  test('KIOSK-7.4: large keys are 28 mm where five of them stand in one row then, as on an upright tablet', () => {
    const room = { width: 820, height: 1180, ratio: 1 }
    const { mm, target, gap, foot } = glassOf(undefined, room, { ...none, large: true })
    expect(target / mm).toBeCloseTo(27.9, 0)
    expect(foot).toBeCloseTo(target + 2 * gap)
  })

  test.each([
    ['a stele', 1080, 1920, 2, false],
    ['a screen on a wall', 1920, 1080, 4, true],
    ['a tablet upright', 820, 1180, 2, false],
    ['a tablet lying', 1180, 820, 2, true],
  ])(
    'KIOSK-7.6: %s has columns of dishes, and the cart beside them if there is room',
    (_, width, height, columns, hasCartColumn) =>
      expect(glassOf(undefined, { width, height, ratio: 1 }, none)).toMatchObject({
        columns,
        hasCartColumn,
      }),
  )

  test('KIOSK-7.1, KIOSK-7.2: whatever the screen, keys have 20 mm and 24 pixels, and 300 mm are in reach or all of it', () => {
    const page = record({
      width: integer({ min: 320, max: 4000 }),
      height: integer({ min: 320, max: 4000 }),
      ratio: constantFrom(1, 1.25, 2, 3),
    })
    const screen = record({
      diagonalInch: double({ min: 7, max: 100, noNaN: true }),
      lowerEdgeMm: integer({ min: 0, max: 2000 }),
      viewMm: integer({ min: 300, max: 3000 }),
    })
    const needs = record({ low: boolean(), large: boolean() })
    assert(
      property(screen, page, needs, (given, room, need) => {
        const { mm, letter, target, line, columns } = glassOf(given, room, need)
        expect(target / mm).toBeGreaterThan(19.99)
        expect(target * room.ratio).toBeGreaterThan(23.99)
        expect(letter / mm).toBeGreaterThan(6.69)
        expect(room.height - line).toBeGreaterThan(Math.min(room.height, 300 * mm) - 0.01)
        expect(columns).toBeGreaterThan(0)
      }),
    )
  })
})
