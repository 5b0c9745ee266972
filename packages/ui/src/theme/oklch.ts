/** A colour in OKLCH: lightness 0–1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

/** Returns the linear sRGB channels, 0–1, of `#RRGGBB`; an alpha part is ignored. */
export const linearRgb = (hex: string): Triple => {
  const channel = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

export const oklchOf = (hex: string): Oklch => {
  const [r, g, b] = linearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const h = (Math.atan2(bb, a) * 180) / Math.PI
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: h < 0 ? h + 360 : h,
  }
}

const linearOf = ({ l, c, h }: Oklch): Triple => {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const inGamut = (rgb: Triple): boolean => rgb.every((value) => value > -0.0005 && value < 1.0005)

/** Returns `#rrggbb`; the chroma is reduced if the screen cannot show the colour. */
export const hexOf = (colour: Oklch): string => {
  const l = Math.min(1, Math.max(0, colour.l))
  let { c } = colour
  while (c > 0.001 && !inGamut(linearOf({ ...colour, l, c }))) c *= 0.96
  const channels = linearOf({ ...colour, l, c }).map((value) => {
    const byte = Math.round(toGamma(Math.min(1, Math.max(0, value))) * 255)
    return byte.toString(16).padStart(2, '0')
  })
  return `#${channels.join('')}`
}
