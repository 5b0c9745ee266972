import { locales } from '@comanda/locales'
import { orderingMessages } from '@comanda/locales/ordering'
import { paymentMessages } from '@comanda/locales/payment'
import { loadStorefrontMessages } from '@comanda/locales/storefront'
import { visitMessages } from '@comanda/locales/visits'
import { whenQuiet } from '../device/when-quiet.ts'
import { kioskScreens } from './kiosk-screens.ts'

/** What screens load once somebody needs it. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import('./stand/stand-page.tsx'),
  () => import('./check/type-code.tsx'),
  () => import('./handoff/to-phone.tsx'),
  () => import('./handoff/taken-cart.tsx'),
  () => import('./pay/pending-payment.tsx'),
  () => import('./pay/invoice-step.tsx'),
  () => import('../features/coupons/scan/code-camera.tsx'),
  () => import('./member/member-coupons.tsx'),
  () => import('./member/member-rewards.tsx'),
  () => import('./staff/staff-sheet.tsx'),
  () => import('../features/product/line-sheet.tsx'),
  () => import('../features/cart/cart-column.tsx'),
  () => import('../features/cart/coupons/advice-sheet.tsx'),
  () => import('../features/browse/diet-sheet.tsx'),
  () => import('../notices/cart-messages.tsx'),
  () => import('../notices/toasts.tsx'),
  () => import('../dialogs/language-dialog.tsx'),
]

const words = locales.flatMap((locale) => [
  () => loadStorefrontMessages(locale),
  ...[visitMessages, orderingMessages, paymentMessages].map((area) => () => area.load(locale)),
])

/**
 * Loads what a visit may come to, one file after another, while nobody waits: without a network the guest continues to choose, in any
 * language (KIOSK-3.4). Without one now, the rest is loaded when it is needed: browsers remember a file that did not arrive.
 */
export const loadAhead = async (): Promise<void> => {
  await whenQuiet()
  const screens = kioskScreens.map(({ load }) => load)
  for (const load of [...screens, ...words, ...parts]) await load()
}
