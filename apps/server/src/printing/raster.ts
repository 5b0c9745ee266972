import sharp from 'sharp'
import type { NameLocale } from '@comanda/engine/languages'
import type { Slip } from '../slips/slip.ts'
import type { PaperWidth } from './slip-drawing.ts'

/** A picture of black and white dots, row by row. */
export interface Raster {
  readonly width: number
  readonly height: number
  /** A bit a dot, 1 is black, each row in whole bytes. */
  readonly bits: Buffer
}

/** Darker than this is black: thin strokes stay whole. */
const THRESHOLD = 150

/** Renders a slip once, for whatever printer there is: letters of no code page are needed in it. */
export const rasterOf = async (
  slip: Slip,
  paper: { readonly width: PaperWidth; readonly locale: NameLocale },
): Promise<Raster> => {
  // Fonts and codes take 3 MB of programs, of which a server without a printer needs nothing.
  const { drawSlip } = await import('./slip-drawing.ts')
  const { svg, dots: width, height } = await drawSlip(slip, paper)
  const grey = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer()
  const bits = Buffer.alloc((width / 8) * height)
  for (let dot = 0; dot < width * height; dot += 1)
    if ((grey[dot] ?? 255) < THRESHOLD) bits[dot >> 3] = (bits[dot >> 3] ?? 0) | (0x80 >> (dot & 7))
  return { width, height, bits }
}

/** Returns a raster as a PNG of one bit a dot. */
export const pngOf = ({ width, height, bits }: Raster): Promise<Buffer> => {
  const grey = Buffer.alloc(width * height, 255)
  for (let dot = 0; dot < grey.length; dot += 1)
    if (((bits[dot >> 3] ?? 0) & (0x80 >> (dot & 7))) !== 0) grey[dot] = 0
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 2, dither: 0 })
    .toBuffer()
}
