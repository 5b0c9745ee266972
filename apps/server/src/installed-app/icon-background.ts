import type { AppColours } from './app-colours.ts'
import type { IconMotif } from './icon-motif.ts'
import { contrast, hexOf, rgbOf } from './luminance.ts'

/** WCAG 2.2: the contrast for graphical objects. */
const graphicContrast = 3

/**
 * Returns the background of a picture: its own, otherwise the theme colour. If the picture lacks contrast to that,
 * returns the first of the other backgrounds with enough, or else the one with the most.
 */
export const iconBackground = ({ background, tone }: IconMotif, colours: AppColours): string => {
  if (background) return hexOf(background)
  const candidates = [colours.theme, colours.background, '#ffffff', '#221c17']
  const rated = candidates.map((hex) => ({ hex, ratio: contrast(tone, rgbOf(hex)) }))
  const [best] = rated.toSorted((one, other) => other.ratio - one.ratio)
  return (rated.find(({ ratio }) => ratio >= graphicContrast) ?? best)?.hex ?? colours.theme
}
