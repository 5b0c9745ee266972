import { toSVG } from 'bwip-js/node'

/** A drawing in dots, as SVG elements. */
export interface Drawing {
  readonly elements: string
  readonly height: number
}

/** Around codes, in dots: readers need white there. */
const MARGIN = 24
/** The height of a barcode: 8 mm at least by the rules of Taiwan's invoices. */
const BARCODE = 72
/** The most dots of a module: a code as wide as the paper is no easier to read. */
const MODULE = 8

/** A code without margins. */
interface CodeSymbol {
  readonly svg: string
  /** How many modules wide. */
  readonly width: number
}

/** The library draws a module of a QR code two units wide. */
const symbols = {
  qrcode: { units: 2, own: { eclevel: 'M' } },
  code39: { units: 1, own: { height: 1 } },
} as const

const symbolOf = (bcid: keyof typeof symbols, text: string, version?: number): CodeSymbol => {
  const { units, own } = symbols[bcid]
  const svg = toSVG({ bcid, text, scaleX: 1, scaleY: 1, ...own, ...(version ? { version } : {}) })
  const [, width = '0'] = /viewBox="0 0 (\d+) /.exec(svg) ?? []
  return { svg, width: Number(width) / units }
}

const placed = ({ svg }: CodeSymbol, [x, y, width, height]: readonly number[]): string =>
  svg.replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" shape-rendering="crispEdges" `,
  )

/** A QR code of version 1 has 21 modules, each further version 4 more. */
const versionOf = (width: number): number => (width - 17) / 4

/** Draws one QR code in the middle, or two side by side, of one version (INV-5.4), with modules of whole dots. */
export const drawCodes = (texts: readonly string[], dots: number): Drawing => {
  const room = dots / texts.length
  const most = Math.max(...texts.map((text) => symbolOf('qrcode', text).width))
  const codes = texts.map((text) => symbolOf('qrcode', text, versionOf(most)))
  const module = Math.max(1, Math.min(MODULE, Math.floor((room - MARGIN) / most)))
  const elements = codes.map((symbol, index) => {
    const side = symbol.width * module
    return placed(symbol, [Math.round(room * index + (room - side) / 2), MARGIN / 2, side, side])
  })
  return { elements: elements.join(''), height: most * module + MARGIN }
}

/** Draws a barcode of Code 39 in the middle, with bars of whole dots. */
export const drawBarcode = (text: string, dots: number): Drawing => {
  const symbol = symbolOf('code39', text)
  const width = symbol.width * Math.max(1, Math.floor((dots - MARGIN) / symbol.width))
  const left = Math.round((dots - width) / 2)
  return { elements: placed(symbol, [left, MARGIN / 2, width, BARCODE]), height: BARCODE + MARGIN }
}
