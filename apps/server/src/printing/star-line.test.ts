import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { starLineOf } from './star-line.ts'

/** What a printer in Star's Line Mode does, by the names and codes of “STAR Line Mode Command Specifications” (rev. 0.00, 3-74 to 3-97). */
const done = (commands: Buffer) => {
  const steps: string[] = []
  const rows: Buffer[] = []
  let at = 0
  const known: readonly (readonly [string, string])[] = [
    ['ESC @', '1b40'],
    ['ESC * r A', '1b2a7241'],
    ['ESC * r P 0 NUL', '1b2a72503000'],
    ['ESC * r E 1 NUL', '1b2a72453100'],
    ['ESC * r B', '1b2a7242'],
    ['ESC BEL 10 10', '1b070a0a'],
    ['BEL', '07'],
    ['SUB', '1a'],
    ['ESC d 3', '1b6403'],
  ]
  while (at < commands.length) {
    if (commands[at] === 0x62) {
      const length = commands.readUInt16LE(at + 1)
      rows.push(commands.subarray(at + 3, at + 3 + length))
      at += 3 + length
      if (steps.at(-1) !== 'b') steps.push('b')
      continue
    }
    const found = known.find(([, hex]) => commands.toString('hex', at).startsWith(hex))
    if (!found) throw new Error(`an unknown command at ${at}: ${commands.toString('hex', at)}`)
    steps.push(found[0])
    at += found[1].length / 2
  }
  return { steps, rows }
}

const slip = ['ESC * r A', 'ESC * r P 0 NUL', 'ESC * r E 1 NUL', 'b', 'ESC * r B', 'ESC d 3']
const pulses = ['ESC BEL 10 10', 'BEL', 'SUB']

it('PRINT-3.5: a slip is printed dot by dot in Star’s Line Mode and cut, after both drawers if one is opened', () => {
  const rasters = fc.record({
    bytes: fc.constantFrom(48, 72),
    height: fc.integer({ min: 1, max: 600 }),
    ink: fc.integer({ min: 0, max: 255 }),
    kicksDrawer: fc.boolean(),
  })
  fc.assert(
    fc.property(rasters, ({ bytes, height, ink, kicksDrawer }) => {
      const bits = Buffer.alloc(bytes * height, ink)
      const raster = { width: bytes * 8, height, bits }
      const { steps, rows } = done(Buffer.from(starLineOf(raster, { kicksDrawer })))
      expect(steps).toEqual(['ESC @', ...(kicksDrawer ? pulses : []), ...slip])
      expect(rows).toHaveLength(height)
      expect(Buffer.concat(rows).equals(bits)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

it('PRINT-3.5: a slip of two rows, byte by byte; a drawer alone prints nothing', () => {
  const raster = { width: 16, height: 2, bits: Buffer.from([0xf0, 0x0f, 0x62, 0x1b]) }
  expect(Buffer.from(starLineOf(raster)).toString('hex')).toBe(
    '1b40' +
      '1b2a7241' +
      '1b2a72503000' +
      '1b2a72453100' +
      '620200f00f' +
      '620200621b' +
      '1b2a7242' +
      '1b6403',
  )
  expect(Buffer.from(starLineOf(undefined, { kicksDrawer: true })).toString('hex')).toBe(
    '1b401b070a0a071a',
  )
})
