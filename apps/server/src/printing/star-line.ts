import type { Raster } from './raster.ts'

/** The commands of Star's Line Mode, which Star's printers understand unless they are switched to ESC/POS. */
const command = {
  reset: Buffer.from([0x1b, 0x40]),
  /** Begins pictures, of any length, after which nothing is cut by itself. */
  beginPicture: Buffer.from('\x1b*rA\x1b*rP0\0\x1b*rE1\0', 'latin1'),
  endPicture: Buffer.from('\x1b*rB', 'latin1'),
  /** A pulse of 100 ms for the first drawer and one for the second: which one is there depends on the cable. */
  kick: Buffer.from([0x1b, 0x07, 0x0a, 0x0a, 0x07, 0x1a]),
  /** To the knife and through the paper but for a point. */
  feedAndCut: Buffer.from([0x1b, 0x64, 0x03]),
} as const

/** Returns a row of dots as it is sent. */
const rowOf = (dots: Buffer): readonly Buffer[] => [
  Buffer.from([0x62, dots.length & 0xff, dots.length >> 8]),
  dots,
]

/** Returns the commands that open the drawer if it is to be opened, print a raster if there is one, and cut the paper. */
export const starLineOf = (
  raster: Raster | undefined,
  { kicksDrawer = false } = {},
): Uint8Array => {
  const begin = [command.reset, ...(kicksDrawer ? [command.kick] : [])]
  if (!raster) return Buffer.concat(begin)
  const bytes = raster.width / 8
  const rows = Array.from({ length: raster.height }, (_, at) =>
    rowOf(raster.bits.subarray(at * bytes, (at + 1) * bytes)),
  ).flat()
  return Buffer.concat([
    ...begin,
    command.beginPicture,
    ...rows,
    command.endPicture,
    command.feedAndCut,
  ])
}
