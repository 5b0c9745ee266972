import type { Raster } from './raster.ts'

/** The commands of ESC/POS that a slip needs: it is a picture, so neither languages nor code pages of printers matter. */
const command = {
  /** Resets the printer, ends its Chinese mode and chooses its first font. */
  begin: Buffer.from([0x1b, 0x40, 0x1c, 0x2e, 0x1b, 0x4d, 0x00]),
  /** Opens the drawer by a pulse of 100 ms, on pin 2 and then on pin 5: which one drives it depends on its cable. */
  kick: Buffer.from([0x1b, 0x70, 0x00, 0x32, 0xfa, 0x1b, 0x70, 0x01, 0x32, 0xfa]),
  newLine: Buffer.from('\n'),
  /** Past the knife, which stands above the head, and through the paper. */
  feedAndCut: Buffer.from([...Buffer.from('\n'.repeat(5)), 0x1d, 0x56, 0x00, 0x0a]),
} as const

/** Returns the command before so many rows of dots, each of so many bytes. */
const pictureHead = (bytes: number, rows: number): Buffer => {
  const head = Buffer.from([0x1d, 0x76, 0x30, 0x00, 0, 0, 0, 0])
  head.writeUInt16LE(bytes, 4)
  head.writeUInt16LE(rows, 6)
  return head
}

/** Rows of a picture that are sent at once: small printers have little memory. */
const BAND = 240

const pictureOf = ({ width, height, bits }: Raster): readonly Buffer[] => {
  const bytes = width / 8
  return Array.from({ length: Math.ceil(height / BAND) }, (_, index) => {
    const from = index * BAND
    const sent = Math.min(BAND, height - from)
    // Some printers take pictures of whole bytes in both directions.
    const rows = Math.ceil(sent / 8) * 8
    const dots = bits.subarray(from * bytes, (from + sent) * bytes)
    return [pictureHead(bytes, rows), dots, Buffer.alloc((rows - sent) * bytes)]
  }).flat()
}

/** Returns the commands that open the drawer if it is to be opened, print a raster if there is one, and cut the paper. */
export const escPosOf = (raster: Raster | undefined, { kicksDrawer = false } = {}): Uint8Array => {
  const kick = kicksDrawer ? [command.kick] : []
  if (!raster) return Buffer.concat([command.begin, ...kick])
  const drawer = kicksDrawer ? [...kick, command.newLine] : []
  return Buffer.concat([command.begin, ...drawer, ...pictureOf(raster), command.feedAndCut])
}
