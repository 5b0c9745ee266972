import { orderingMessages } from '@comanda/locales/ordering'
import { paymentMessages } from '@comanda/locales/payment'
import { withMessages } from '../../language/messages.ts'
import { lazyScreen, type Screen } from '../../router/screen.ts'
import { paths } from '../../router/paths.ts'

/** Screens of paying a bill by phone. */
export const paymentScreens: readonly Screen[] = [
  lazyScreen(
    paths.payment,
    'default',
    withMessages(
      orderingMessages,
      withMessages(paymentMessages, () => import('./payment-route.tsx')),
    ),
  ),
  lazyScreen(
    paths.paymentCard,
    'default',
    withMessages(paymentMessages, () => import('./payment-card-route.tsx')),
  ),
  lazyScreen(
    paths.paymentQr,
    'default',
    withMessages(paymentMessages, () => import('./payment-qr-route.tsx')),
  ),
  lazyScreen(
    paths.paymentReader,
    'default',
    withMessages(paymentMessages, () => import('./payment-reader-route.tsx')),
  ),
  lazyScreen(
    paths.paymentResult,
    'default',
    withMessages(paymentMessages, () => import('./payment-result-route.tsx')),
  ),
  lazyScreen(
    paths.paymentOther,
    'BillGone',
    withMessages(paymentMessages, () => import('../../features/payment/bill-gone.tsx')),
  ),
]
