import type { NameLocale } from '@comanda/engine/languages'
import type { Slip, SlipPart, TextLook } from '../slips/slip.ts'
import { drawBarcode, drawCodes, type Drawing } from './code-drawing.ts'
import type { Weight } from './fonts.ts'
import { type Glyph, glyphsOf } from './glyphs.ts'
import { widthOf, wrap } from './wrap.ts'

/** The dots across paper of 58 and 80 mm, at the 203 dots an inch of its printers. */
export const paperDots = { 58: 384, 80: 576 } as const
export type PaperWidth = keyof typeof paperDots

interface Face {
  readonly size: number
  readonly weight: Weight
}

const faces: Readonly<Record<TextLook | 'heading' | 'banner', Face>> = {
  small: { size: 22, weight: 500 },
  plain: { size: 26, weight: 500 },
  strong: { size: 28, weight: 800 },
  large: { size: 40, weight: 800 },
  heading: { size: 48, weight: 800 },
  banner: { size: 36, weight: 800 },
}

/** Of a line's height: where its letters stand. */
const LEADING = 1.3
const BASE = 0.98
/** Between the two ends of a row, and how far an inset text stands in, in dots. */
const GAP = 16
const INSET = 32

const lineOf = (glyphs: readonly Glyph[], { size }: Face, x: number, y: number): string => {
  const scale = size / 1000
  let at = x
  const paths = glyphs.map(({ path, width }) => {
    const left = at
    at += width * scale
    return path === ''
      ? ''
      : `<path transform="translate(${left.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})" d="${path}"/>`
  })
  return paths.join('')
}

const struck = (x: number, y: number, width: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="3"/>`

type Paper = { readonly dots: number; readonly locale: NameLocale }

const drawText = async (
  text: string,
  face: Face,
  { dots, locale }: Paper,
  look: { readonly inset?: number; readonly isCentred?: boolean; readonly isStruck?: boolean } = {},
): Promise<Drawing> => {
  const { inset = 0, isCentred = false, isStruck = false } = look
  const glyphs = await glyphsOf(text, face.weight, locale)
  const scale = face.size / 1000
  const lines = wrap(glyphs, (dots - inset) / scale)
  const step = face.size * LEADING
  const drawn = lines.map((line, index) => {
    const width = widthOf(line) * scale
    const x = isCentred ? (dots - width) / 2 : inset
    const y = index * step + face.size * BASE
    return lineOf(line, face, x, y) + (isStruck ? struck(x, y - face.size * 0.36, width) : '')
  })
  return { elements: drawn.join(''), height: step * lines.length }
}

const drawRow = async (
  { left, right, look = 'plain' }: Extract<SlipPart, { kind: 'row' }>,
  paper: Paper,
): Promise<Drawing> => {
  const face = faces[look]
  const scale = face.size / 1000
  const end = await glyphsOf(right, face.weight, paper.locale)
  const width = widthOf(end) * scale
  const start = await drawText(left, face, { ...paper, dots: paper.dots - width - GAP })
  const elements = start.elements + lineOf(end, face, paper.dots - width, face.size * BASE)
  return { elements, height: start.height }
}

const drawBanner = async (text: string, paper: Paper): Promise<Drawing> => {
  const { elements, height } = await drawText(text, faces.banner, paper, { isCentred: true })
  const full = Math.ceil(height + 2 * GAP)
  return {
    elements: `<rect width="${paper.dots}" height="${full}"/><g fill="#fff" transform="translate(0 ${GAP})">${elements}</g>`,
    height: full + GAP / 2,
  }
}

const drawPart = (part: SlipPart, paper: Paper): Promise<Drawing> => {
  if (part.kind === 'heading') return drawText(part.text, faces.heading, paper, { isCentred: true })
  if (part.kind === 'row') return drawRow(part, paper)
  if (part.kind === 'banner') return drawBanner(part.text, paper)
  if (part.kind === 'codes') return Promise.resolve(drawCodes(part.texts, paper.dots))
  if (part.kind === 'barcode') return Promise.resolve(drawBarcode(part.text, paper.dots))
  if (part.kind === 'rule')
    return Promise.resolve({
      elements: `<rect y="${GAP / 2}" width="${paper.dots}" height="2"/>`,
      height: GAP + 2,
    })
  const { text, look = 'plain', isInset = false, isStruck = false } = part
  return drawText(text, faces[look], paper, { inset: isInset ? INSET : 0, isStruck })
}

/** Returns a slip as an SVG of black shapes on white, one unit a dot. */
export const drawSlip = async (
  slip: Slip,
  { width, locale }: { readonly width: PaperWidth; readonly locale: NameLocale },
): Promise<{ readonly svg: string; readonly dots: number; readonly height: number }> => {
  const dots = paperDots[width]
  const parts = await Promise.all(slip.map((part) => drawPart(part, { dots, locale })))
  let y = 0
  const groups = parts.map(({ elements, height }) => {
    const top = y
    y += height
    return `<g transform="translate(0 ${top.toFixed(2)})">${elements}</g>`
  })
  const height = Math.max(1, Math.ceil(y))
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${dots}" height="${height}">`
  const svg = `${open}<rect width="100%" height="100%" fill="#fff"/>${groups.join('')}</svg>`
  return { svg, dots, height }
}
