import type { FirstMenu } from '@comanda/client'

/** A tap on a dish's + before the app ran: the button, and the id of the product. */
export interface EarlyAdd {
  readonly button: HTMLElement
  readonly product: string
}

/** What was tapped before the app ran, and what ends the listening. */
export interface EarlyTaps {
  readonly adds: EarlyAdd[]
  /** The last other button or link. */
  control?: HTMLElement | undefined
  /** The bar of the cart that counts the dishes. */
  bar?: HTMLElement
  /** Prices what was added since the last call, once the cart's engine is loaded (`first-screen/early-cart.ts`). */
  price?: () => void
  /** Taps a control that the app has drawn again. */
  tapAgain?: (control: HTMLElement) => void
  readonly listening: AbortController
}

/** What the page's own script leaves to the scripts that are loaded later. */
export const leftByPage = globalThis as { earlyTaps?: EarlyTaps; firstMenu?: FirstMenu }
