import { orderingMessages } from '@comanda/locales/ordering'
import { paymentMessages } from '@comanda/locales/payment'
import { visitMessages } from '@comanda/locales/visits'
import { withMessages } from '../language/messages.ts'
import { paths } from '../router/paths.ts'
import { lazyScreen, readyScreen, type Screen } from '../router/screen.ts'
import { AttractPage } from './attract/attract-page.tsx'
import { ModePage } from './mode/mode-page.tsx'

/** The screens of a kiosk, from touch to number (KIOSK-3.1). What is not here cannot be reached. */
export const kioskScreens: readonly Screen[] = [
  readyScreen(paths.posHome, AttractPage),
  readyScreen(paths.home, ModePage),
  lazyScreen(
    paths.browse,
    'default',
    withMessages(orderingMessages, () => import('./stand/menu-or-stand.tsx')),
  ),
  lazyScreen(
    paths.product,
    'default',
    withMessages(orderingMessages, () => import('../app/ordering/product-route.tsx')),
  ),
  lazyScreen(
    paths.posOffer,
    'OfferPage',
    withMessages(
      orderingMessages,
      withMessages(visitMessages, () => import('./check/offer-page.tsx')),
    ),
  ),
  lazyScreen(
    paths.posCodes,
    'CodesPage',
    withMessages(
      orderingMessages,
      withMessages(visitMessages, () => import('./check/codes-page.tsx')),
    ),
  ),
  lazyScreen(
    paths.cart,
    'CheckStep',
    withMessages(
      orderingMessages,
      withMessages(visitMessages, () => import('./check/check-step.tsx')),
    ),
  ),
  lazyScreen(
    paths.handoff,
    'FromPhonePage',
    withMessages(
      orderingMessages,
      withMessages(visitMessages, () => import('./handoff/from-phone-page.tsx')),
    ),
  ),
  lazyScreen(
    paths.posPay,
    'PayPage',
    withMessages(
      orderingMessages,
      withMessages(
        paymentMessages,
        withMessages(visitMessages, () => import('./pay/pay-page.tsx')),
      ),
    ),
  ),
  lazyScreen(
    paths.recordOf,
    'DonePage',
    withMessages(visitMessages, () => import('./done-page.tsx')),
  ),
]
