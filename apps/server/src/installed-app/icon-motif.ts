import sharp from 'sharp'
import { maxPixels } from '../attachments/max-pixels.ts'
import type { Rgb } from './luminance.ts'

/** How a picture becomes an icon. */
export interface IconMotif {
  /** `fill`: it is the whole icon, cropped to a square; `stand`: it is drawn entirely, on a background. */
  readonly fit: 'fill' | 'stand'
  /** Its own background, if its edge is opaque and of one colour. */
  readonly background?: Rgb
  /** The mean colour of its visible pixels. */
  readonly tone: Rgb
}

/** The shortest usable side in pixels; smaller pictures would blur. */
const leastSide = 24
/** The size in pixels at which colours are sampled. */
const readAt = 64
const opaqueFrom = 250
const seenFrom = 128
/** How far an edge may differ from its mean colour, by channel, and count as one colour. */
const sameColour = 18
/** The share of the edge that must be of one colour. */
const mostOfEdge = 0.97
/** The ratio of sides beyond which a drawing loses too much when it is cropped to a square. */
const nearlySquare = 1.25

type Pixel = readonly [number, number, number, number]

const meanOf = (pixels: readonly Pixel[]): Rgb => {
  const mean = (at: 0 | 1 | 2): number =>
    pixels.reduce((sum, pixel) => sum + pixel[at], 0) / pixels.length
  return [mean(0), mean(1), mean(2)]
}

const edgeColour = (edge: readonly Pixel[]): Rgb | undefined => {
  const mean = meanOf(edge)
  const isSame = ([r, g, b]: Pixel): boolean =>
    [r - mean[0], g - mean[1], b - mean[2]].every((far) => Math.abs(far) <= sameColour)
  return edge.filter(isSame).length >= edge.length * mostOfEdge ? mean : undefined
}

const readColours = async (picture: Buffer) => {
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const
  const { width, height } = await sharp(picture, options).metadata()
  if (Math.min(width, height) < leastSide) return undefined
  return sharp(picture, options)
    .rotate()
    .resize({ width: readAt, height: readAt, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/**
 * Returns how a picture becomes an icon. A logo needs its edges, a photograph may be cropped. Returns undefined if it
 * is empty, too small, or cannot be decoded.
 */
export const iconMotif = async (
  picture: Buffer,
  kind: 'logo' | 'photograph',
): Promise<IconMotif | undefined> => {
  const read = await readColours(picture).catch(() => undefined)
  if (!read) return undefined
  const { data, info } = read
  const { width, height } = info
  const at = (index: number): Pixel => {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(index * 4, index * 4 + 4)
    return [r, g, b, alpha]
  }
  const pixels = Array.from({ length: width * height }, (_, index) => at(index))
  const seen = pixels.filter(([, , , alpha]) => alpha >= seenFrom)
  if (seen.length === 0) return undefined
  const tone = meanOf(seen)
  const edge = pixels.filter((_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    return x === 0 || y === 0 || x === width - 1 || y === height - 1
  })
  if (edge.some(([, , , alpha]) => alpha < opaqueFrom)) return { fit: 'stand', tone }
  const background = edgeColour(edge)
  if (background) return { fit: 'stand', background, tone }
  const isNearlySquare = Math.max(width / height, height / width) <= nearlySquare
  return { fit: kind === 'photograph' || isNearlySquare ? 'fill' : 'stand', tone }
}
