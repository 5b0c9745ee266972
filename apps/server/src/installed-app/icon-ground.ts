import type { AppColours } from './app-colours.ts'
import type { IconMotif } from './icon-motif.ts'
import { contrast, hexOf, rgbOf } from './luminance.ts'

/** WCAG 2.2: what signs need. */
const signContrast = 3

/**
 * The colour that a picture stands on as an icon: its own, else the shop's theme colour; where the picture would sink into
 * that, the first of the other grounds on which it does not, or else the best of them.
 */
export const iconGround = ({ ground, tone }: IconMotif, colours: AppColours): string => {
  if (ground) return hexOf(ground)
  const grounds = [colours.theme, colours.background, '#ffffff', '#221c17']
  const rated = grounds.map((hex) => ({ hex, ratio: contrast(tone, rgbOf(hex)) }))
  const [best] = rated.toSorted((one, other) => other.ratio - one.ratio)
  return (rated.find(({ ratio }) => ratio >= signContrast) ?? best)?.hex ?? colours.theme
}
