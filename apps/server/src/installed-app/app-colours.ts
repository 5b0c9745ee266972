import type { Theme } from '@comanda/contract'
import { luminance, rgbOf } from './luminance.ts'

/** The colours of the default brand, as in the app's own manifest. */
const brand = { primary: '#ff9b33', background: '#fbf7f1' } as const

/** The lowest luminance of a background: the diner's app replaces darker ones, since its pages are light. */
const leastLuminance = 0.7

/** The colours of an installed app, `#rrggbb`. */
export interface AppColours {
  readonly theme: string
  readonly background: string
}

const opaque = (colour: string): string => colour.slice(0, 7).toLowerCase()

/** Returns the colours of a shop's theme, or by default those of the brand. */
export const appColours = ({ primary, background }: Theme = {}): AppColours => {
  const opaqueBackground = opaque(background ?? brand.background)
  return {
    theme: opaque(primary ?? brand.primary),
    background:
      luminance(rgbOf(opaqueBackground)) >= leastLuminance ? opaqueBackground : brand.background,
  }
}
