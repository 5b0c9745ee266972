import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { shop } from './shop-route.tsx'

const settings = createRoute({
  getParentRoute: () => shop,
  path: 'settings',
  component: lazyRouteComponent(() => import('./settings-screens.tsx'), 'SettingsScreens'),
})
const firstSettings = createRoute({
  getParentRoute: () => settings,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$shop/settings/profile', params, replace: true })
  },
})
const profile = createRoute({
  getParentRoute: () => settings,
  path: 'profile',
  component: lazyRouteComponent(
    () => import('../features/shop-profile/shop-profile.tsx'),
    'ShopProfile',
  ),
})
const bill = createRoute({
  getParentRoute: () => settings,
  path: 'bill',
  component: lazyRouteComponent(() => import('../features/bill-rules/bill-rules.tsx'), 'BillRules'),
})
const brand = createRoute({
  getParentRoute: () => settings,
  path: 'brand',
  component: lazyRouteComponent(() => import('../features/brand/brand-screen.tsx'), 'BrandScreen'),
})
const tables = createRoute({
  getParentRoute: () => settings,
  path: 'tables',
  component: lazyRouteComponent(() => import('../features/tables/tables.tsx'), 'Tables'),
})
const schedules = createRoute({
  getParentRoute: () => settings,
  path: 'times',
  component: lazyRouteComponent(() => import('../features/schedules/schedules.tsx'), 'Schedules'),
})
const sections = createRoute({
  getParentRoute: () => settings,
  path: 'sections',
  component: lazyRouteComponent(() => import('../features/sections/sections.tsx'), 'Sections'),
})
const reservations = createRoute({
  getParentRoute: () => settings,
  path: 'reservations',
  component: lazyRouteComponent(
    () => import('../features/reservation-rules/reservation-rules.tsx'),
    'ReservationRules',
  ),
})
const waiting = createRoute({
  getParentRoute: () => settings,
  path: 'waiting',
  component: lazyRouteComponent(
    () => import('../features/waiting-rules/waiting-rules.tsx'),
    'WaitingRules',
  ),
})
const texts = createRoute({
  getParentRoute: () => settings,
  path: 'texts',
  component: lazyRouteComponent(
    () => import('../features/sms-accounts/sms-accounts.tsx'),
    'SmsAccounts',
  ),
})
const news = createRoute({
  getParentRoute: () => settings,
  path: 'news',
  component: lazyRouteComponent(() => import('../features/news/news-screen.tsx'), 'NewsScreen'),
})
const memberLevels = createRoute({
  getParentRoute: () => settings,
  path: 'levels',
  component: lazyRouteComponent(
    () => import('../features/member-levels/member-levels.tsx'),
    'MemberLevels',
  ),
})
const members = createRoute({
  getParentRoute: () => settings,
  path: 'members',
  component: lazyRouteComponent(
    () => import('../features/member-file/member-file-screen.tsx'),
    'MemberFileScreen',
  ),
})
const promotions = createRoute({
  getParentRoute: () => settings,
  path: 'promotions',
  component: lazyRouteComponent(
    () => import('../features/promotions/promotions.tsx'),
    'Promotions',
  ),
})
const gifts = createRoute({
  getParentRoute: () => settings,
  path: 'gifts',
  component: lazyRouteComponent(() => import('../features/gifts/gifts.tsx'), 'Gifts'),
})
const shopSettings = createRoute({
  getParentRoute: () => settings,
  path: 'shop',
  component: lazyRouteComponent(
    () => import('../features/shop-settings/shop-settings.tsx'),
    'ShopSettings',
  ),
})
const sellers = createRoute({
  getParentRoute: () => settings,
  path: 'invoices',
  component: lazyRouteComponent(
    () => import('../features/invoice-sellers/invoice-sellers.tsx'),
    'InvoiceSellers',
  ),
})
const methods = createRoute({
  getParentRoute: () => settings,
  path: 'methods',
  component: lazyRouteComponent(
    () => import('../features/payment-methods/payment-methods.tsx'),
    'PaymentMethods',
  ),
})
const accounts = createRoute({
  getParentRoute: () => settings,
  path: 'accounts',
  component: lazyRouteComponent(
    () => import('../features/payment-accounts/payment-accounts.tsx'),
    'PaymentAccounts',
  ),
})
const limits = createRoute({
  getParentRoute: () => settings,
  path: 'limits',
  component: lazyRouteComponent(() => import('../features/limits/limits.tsx'), 'Limits'),
})

const devices = createRoute({
  getParentRoute: () => settings,
  path: 'devices',
  component: lazyRouteComponent(() => import('./devices-route.tsx'), 'DevicesRoute'),
})

const stations = createRoute({
  getParentRoute: () => settings,
  path: 'stations',
  component: lazyRouteComponent(() => import('../features/stations/stations.tsx'), 'Stations'),
})

const courses = createRoute({
  getParentRoute: () => settings,
  path: 'courses',
  component: lazyRouteComponent(() => import('../features/courses/courses.tsx'), 'Courses'),
})

const printers = createRoute({
  getParentRoute: () => settings,
  path: 'printers',
  component: lazyRouteComponent(() => import('../features/printers/printers.tsx'), 'Printers'),
})

const colleagues = createRoute({
  getParentRoute: () => settings,
  path: 'staff',
  component: lazyRouteComponent(
    () => import('../features/colleagues/colleagues.tsx'),
    'Colleagues',
  ),
})

/** The settings of a shop, each by its URL. */
export const settingsRoutes = settings.addChildren([
  firstSettings,
  profile,
  shopSettings,
  bill,
  tables,
  schedules,
  sections,
  reservations,
  waiting,
  texts,
  methods,
  accounts,
  limits,
  brand,
  news,
  memberLevels,
  promotions,
  gifts,
  members,
  sellers,
  devices,
  stations,
  courses,
  printers,
  colleagues,
])
