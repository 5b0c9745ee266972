import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { shop } from './shop-route.tsx'

const settings = createRoute({
  getParentRoute: () => shop,
  path: 'settings',
  component: lazyRouteComponent(() => import('./settings-screens.tsx'), 'SettingsScreens'),
})
const screenAt = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => settings, path, component })
const overview = screenAt(
  '/',
  lazyRouteComponent(() => import('../shell/settings/settings-overview.tsx'), 'SettingsOverview'),
)
const profile = screenAt(
  'profile',
  lazyRouteComponent(() => import('../features/shop-profile/shop-profile.tsx'), 'ShopProfile'),
)
const bill = screenAt(
  'bill',
  lazyRouteComponent(() => import('../features/bill-rules/bill-rules.tsx'), 'BillRules'),
)
const brand = screenAt(
  'brand',
  lazyRouteComponent(() => import('../features/brand/brand-screen.tsx'), 'BrandScreen'),
)
const tables = screenAt(
  'tables',
  lazyRouteComponent(() => import('../features/tables/tables.tsx'), 'Tables'),
)
const schedules = screenAt(
  'times',
  lazyRouteComponent(() => import('../features/schedules/schedules.tsx'), 'Schedules'),
)
const sections = screenAt(
  'sections',
  lazyRouteComponent(() => import('../features/sections/sections.tsx'), 'Sections'),
)
const reservations = screenAt(
  'reservations',
  lazyRouteComponent(
    () => import('../features/reservation-rules/reservation-rules.tsx'),
    'ReservationRules',
  ),
)
const waiting = screenAt(
  'waiting',
  lazyRouteComponent(() => import('../features/waiting-rules/waiting-rules.tsx'), 'WaitingRules'),
)
const texts = screenAt(
  'texts',
  lazyRouteComponent(() => import('../features/sms-accounts/sms-accounts.tsx'), 'SmsAccounts'),
)
const keys = screenAt(
  'keys',
  lazyRouteComponent(() => import('../features/api-keys/api-keys.tsx'), 'ApiKeys'),
)
const channels = screenAt(
  'channels',
  lazyRouteComponent(() => import('../features/channels/channels.tsx'), 'Channels'),
)
const webhooks = screenAt(
  'webhooks',
  lazyRouteComponent(() => import('../features/webhooks/webhooks.tsx'), 'Webhooks'),
)
const news = screenAt(
  'news',
  lazyRouteComponent(() => import('../features/news/news-screen.tsx'), 'NewsScreen'),
)
const memberLevels = screenAt(
  'levels',
  lazyRouteComponent(() => import('../features/member-levels/member-levels.tsx'), 'MemberLevels'),
)
const members = screenAt(
  'members',
  lazyRouteComponent(
    () => import('../features/member-file/member-file-screen.tsx'),
    'MemberFileScreen',
  ),
)
const promotions = screenAt(
  'promotions',
  lazyRouteComponent(() => import('../features/promotions/promotions.tsx'), 'Promotions'),
)
const gifts = screenAt(
  'gifts',
  lazyRouteComponent(() => import('../features/gifts/gifts.tsx'), 'Gifts'),
)
const shopSettings = screenAt(
  'shop',
  lazyRouteComponent(() => import('../features/shop-settings/shop-settings.tsx'), 'ShopSettings'),
)
const sellers = screenAt(
  'invoices',
  lazyRouteComponent(
    () => import('../features/invoice-sellers/invoice-sellers.tsx'),
    'InvoiceSellers',
  ),
)
const methods = screenAt(
  'methods',
  lazyRouteComponent(
    () => import('../features/payment-methods/payment-methods.tsx'),
    'PaymentMethods',
  ),
)
const accounts = screenAt(
  'accounts',
  lazyRouteComponent(
    () => import('../features/payment-accounts/payment-accounts.tsx'),
    'PaymentAccounts',
  ),
)
const limits = screenAt(
  'limits',
  lazyRouteComponent(() => import('../features/limits/limits.tsx'), 'Limits'),
)
const devices = screenAt(
  'devices',
  lazyRouteComponent(() => import('./devices-route.tsx'), 'DevicesRoute'),
)
const stations = screenAt(
  'stations',
  lazyRouteComponent(() => import('../features/stations/stations.tsx'), 'Stations'),
)
const courses = screenAt(
  'courses',
  lazyRouteComponent(() => import('../features/courses/courses.tsx'), 'Courses'),
)
const scales = screenAt(
  'scales',
  lazyRouteComponent(() => import('../features/scales/scales.tsx'), 'Scales'),
)
const printers = screenAt(
  'printers',
  lazyRouteComponent(() => import('../features/printers/printers.tsx'), 'Printers'),
)
const colleagues = screenAt(
  'staff',
  lazyRouteComponent(() => import('../features/colleagues/colleagues.tsx'), 'Colleagues'),
)

/** The settings of a shop, each by its URL. */
export const settingsRoutes = settings.addChildren([
  overview,
  profile,
  shopSettings,
  bill,
  tables,
  schedules,
  sections,
  reservations,
  waiting,
  texts,
  keys,
  channels,
  webhooks,
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
  scales,
  printers,
  colleagues,
])
