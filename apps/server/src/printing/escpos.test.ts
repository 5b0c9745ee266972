import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { escPosOf } from './escpos.ts'

/** Returns the dots of all pictures, one below the other, and fails on white paper between two. */
const printed = (commands: Buffer, bytes: number): Buffer => {
  const rows: Buffer[] = []
  let at = commands.indexOf('1d763000', 'hex')
  while (commands.readUInt32BE(at) === 0x1d763000) {
    expect(commands.readUInt16LE(at + 4)).toBe(bytes)
    const end = at + 8 + bytes * commands.readUInt16LE(at + 6)
    rows.push(commands.subarray(at + 8, end))
    at = end
  }
  expect(commands.subarray(at).toString('hex')).toBe('0a0a0a0a0a1d56000a')
  return Buffer.concat(rows)
}

it('PRINT-3.1: a slip of any height is printed dot by dot without gaps, with less than a byte of rows more, and cut', () => {
  const rasters = fc.record({
    bytes: fc.constantFrom(48, 72),
    height: fc.integer({ min: 1, max: 1500 }),
    ink: fc.integer({ min: 1, max: 255 }),
    kicksDrawer: fc.boolean(),
  })
  fc.assert(
    fc.property(rasters, ({ bytes, height, ink, kicksDrawer }) => {
      const bits = Buffer.alloc(bytes * height, ink)
      const commands = Buffer.from(escPosOf({ width: bytes * 8, height, bits }, { kicksDrawer }))
      const dots = printed(commands, bytes)
      expect(dots.subarray(0, bits.length).equals(bits)).toBe(true)
      expect(dots.length - bits.length).toBeLessThan(8 * bytes)
      expect(dots.subarray(bits.length).every((byte) => byte === 0)).toBe(true)
      expect(commands.includes('1b700032fa1b700132fa', 0, 'hex')).toBe(kicksDrawer)
    }),
    { numRuns: 50 },
  )
})
