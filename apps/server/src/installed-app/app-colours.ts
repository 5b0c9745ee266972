import type { Theme } from '@comanda/contract'
import { luminance, rgbOf } from './luminance.ts'

/** The default brand's, as in the app's own manifest. */
const brand = { primary: '#ff9b33', background: '#fbf7f1' } as const

/** Below this luminance the diner's app does not take a background as it is: a light page needs a light ground. */
const lightGround = 0.7

/** Colours of an installed app, `#rrggbb`. */
export interface AppColours {
  readonly theme: string
  readonly background: string
}

const opaque = (colour: string): string => colour.slice(0, 7).toLowerCase()

/** The colours that a shop's theme says, else the default brand's. */
export const appColours = ({ primary, background }: Theme = {}): AppColours => {
  const ground = opaque(background ?? brand.background)
  return {
    theme: opaque(primary ?? brand.primary),
    background: luminance(rgbOf(ground)) >= lightGround ? ground : brand.background,
  }
}
