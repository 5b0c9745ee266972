import { hexOf, linearRgb, oklchOf } from './oklch.ts'

/** WCAG 2.2: what text needs, and what signs and edges need. */
export const TEXT_CONTRAST = 4.5
export const SIGN_CONTRAST = 3

const luminance = (hex: string): number => {
  const [r, g, b] = linearRgb(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast of two opaque colours, 1–21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The least contrast of a colour with several grounds. */
export const leastContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))

const STEP = 0.01

/**
 * The colour itself where it has the contrast with every ground; else the nearest darker or lighter step of its hue that
 * has, in the direction away from the grounds. Black or white stands at the end of the way.
 */
export const readable = (colour: string, grounds: readonly string[], ratio: number): string => {
  if (leastContrast(colour, grounds) >= ratio) return colour
  const start = oklchOf(colour)
  const darkens = leastContrast('#000000', grounds) >= leastContrast('#ffffff', grounds)
  for (let l = start.l; l > 0 && l < 1; l += darkens ? -STEP : STEP) {
    const step = hexOf({ ...start, l })
    if (leastContrast(step, grounds) >= ratio) return step
  }
  return darkens ? '#000000' : '#ffffff'
}
