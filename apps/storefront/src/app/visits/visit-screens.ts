import { visitMessages } from '@comanda/locales/visits'
import { orderingMessages } from '@comanda/locales/ordering'
import { withMessages } from '../../language/messages.ts'
import { lazyScreen, type Screen } from '../../router/screen.ts'
import { paths } from '../../router/paths.ts'

/** Screens beside ordering: shops, earlier orders, reservations, news, the kiosk. */
export const visitScreens: readonly Screen[] = [
  lazyScreen(
    paths.shops,
    'ShopsPage',
    withMessages(visitMessages, () => import('../../features/shops/shops-page.tsx')),
  ),
  lazyScreen(
    paths.record,
    'default',
    withMessages(visitMessages, () => import('./record-list-route.tsx')),
  ),
  lazyScreen(
    paths.recordOf,
    'default',
    withMessages(
      orderingMessages,
      withMessages(visitMessages, () => import('./record-route.tsx')),
    ),
  ),
  lazyScreen(
    paths.previousOrder,
    'default',
    withMessages(visitMessages, () => import('./previous-order-route.tsx')),
  ),
  lazyScreen(
    paths.terms,
    'TermsPage',
    withMessages(visitMessages, () => import('../../features/terms/terms-page.tsx')),
  ),
  lazyScreen(paths.posHome, 'LoadKiosk', () => import('../../features/kiosk/load-kiosk.tsx')),
  lazyScreen(
    paths.reservation,
    'default',
    withMessages(visitMessages, () => import('./reservation-list-route.tsx')),
  ),
  lazyScreen(
    paths.reservationOf,
    'default',
    withMessages(visitMessages, () => import('./reservation-route.tsx')),
  ),
  lazyScreen(
    paths.reservationEdit,
    'default',
    withMessages(visitMessages, () => import('./reservation-edit-route.tsx')),
  ),
  lazyScreen(
    paths.waitingDoor,
    'default',
    withMessages(visitMessages, () => import('./waiting-door-route.tsx')),
  ),
  lazyScreen(
    paths.waitingOf,
    'default',
    withMessages(visitMessages, () => import('./waiting-route.tsx')),
  ),
  lazyScreen(
    paths.handoff,
    'default',
    withMessages(visitMessages, () => import('./handoff-route.tsx')),
  ),
  lazyScreen(
    paths.news,
    'NewsListPage',
    withMessages(visitMessages, () => import('../../features/news/news-list-page.tsx')),
  ),
  lazyScreen(
    paths.newsItem,
    'default',
    withMessages(visitMessages, () => import('./news-route.tsx')),
  ),
]
