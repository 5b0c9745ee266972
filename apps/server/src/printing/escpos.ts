import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import type { Raster } from './raster.ts'

/** Returns a raster with a byte of red, green, blue and opacity for each dot, as the encoder reads pictures. */
const coloured = ({ width, height, bits }: Raster) => {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let dot = 0; dot < width * height; dot += 1)
    if (((bits[dot >> 3] ?? 0) & (0x80 >> (dot & 7))) !== 0) data.fill(0, dot * 4, dot * 4 + 3)
  return { data, width, height }
}

/** Rows of a picture that are sent at once: small printers have little memory. */
const BAND = 240

const bandsOf = ({ width, height, bits }: Raster): readonly Raster[] => {
  const bytes = width / 8
  return Array.from({ length: Math.ceil(height / BAND) }, (_, index) => {
    const from = index * BAND
    // The encoder takes pictures of whole bytes in both directions.
    const rows = Math.ceil(Math.min(BAND, height - from) / 8) * 8
    const band = Buffer.alloc(bytes * rows)
    bits.copy(band, 0, from * bytes, Math.min(height, from + rows) * bytes)
    return { width, height: rows, bits: band }
  })
}

/** Returns the commands that open the drawer if it is to be opened, print a raster if there is one, and cut the paper. */
export const escPosOf = (raster: Raster | undefined, { kicksDrawer = false } = {}): Uint8Array => {
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    imageMode: 'raster',
    columns: raster?.width === 384 ? 32 : 48,
    feedBeforeCut: 4,
    newline: '\n',
  })
  encoder.initialize()
  if (kicksDrawer) encoder.pulse()
  if (!raster) return encoder.encode()
  for (const band of bandsOf(raster)) {
    const picture = coloured(band)
    encoder.image(picture, band.width, band.height, 'threshold', 128)
  }
  return encoder.cut().encode()
}
