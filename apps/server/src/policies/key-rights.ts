import type { KeyRight, ServiceMethod, ServicePath } from '@comanda/contract'

type Row = Partial<Record<ServiceMethod, readonly KeyRight[]>>

const any: readonly KeyRight[] = [
  'readMenu',
  'readOrders',
  'placeOrders',
  'moveOrders',
  'setStock',
  'reservations',
  'reports',
]
const menu: readonly KeyRight[] = ['readMenu', 'placeOrders', 'setStock']
const readOrders: readonly KeyRight[] = ['readOrders']
const placeOrders: readonly KeyRight[] = ['placeOrders']
const moveOrders: readonly KeyRight[] = ['moveOrders']
const setStock: readonly KeyRight[] = ['setStock']
const reservations: readonly KeyRight[] = ['reservations']
const reports: readonly KeyRight[] = ['reports']
const money: readonly KeyRight[] = ['readOrders', 'reports']

const read = (rights: readonly KeyRight[]): Row => ({ find: rights, get: rights })
const call = (rights: readonly KeyRight[]): Row => ({ create: rights })
const stock: Row = { ...read(menu), patch: setStock }

/**
 * What a key may call, with the rights of which one is needed (KEY-2.2); it may call nothing else. The policies then decide as for
 * its maker.
 */
export const keyRights: Readonly<Partial<Record<ServicePath, Row>>> = {
  systemSettings: read(any),
  appSettings: read(any),
  shops: read(any),
  'shops/search': call(any),
  'shops/subscribe': call(any),

  // Of the records that it may read.
  'changes/read': call(any),

  sections: read([...menu, 'reservations']),
  timeConditions: read(menu),
  categories: read(menu),
  subCategories: read(menu),
  products: read(menu),
  productOptions: read(menu),
  taxSettings: read(menu),
  surchargeSettings: read(menu),
  orderDiscounts: read(menu),
  menus: { get: menu },
  news: read(menu),

  productStocks: stock,
  productOptionStocks: stock,
  'productStocks/adjust': call(setStock),
  'productStocks/takenOff': call(setStock),
  'productOptionStocks/adjust': call(setStock),
  'shops/pause': call(setStock),
  'shops/slowDown': call(setStock),

  orders: { ...read(readOrders), patch: moveOrders },
  'orders/accept': call(moveOrders),
  'orders/decline': call(moveOrders),
  'orders/estimate': call(moveOrders),
  tableSessions: { find: readOrders, get: ['readOrders', 'placeOrders'] },
  'tableSessions/subscribe': call(['readOrders', 'placeOrders']),
  sessionEvents: { find: readOrders },
  tickets: read(readOrders),
  'tickets/bump': call(moveOrders),
  'tickets/recall': call(moveOrders),
  'tickets/waiting': call(readOrders),
  paymentAttempts: { find: money, get: ['readOrders', 'placeOrders', 'reports'] },
  refunds: read(money),
  tableViewItems: read(['readOrders', 'placeOrders', 'reservations']),

  // With phones and addresses of the guests of all channels: who sends orders of one reads none of the others'.
  channelOrders: read(readOrders),
  'channelOrders/place': call(placeOrders),
  'channelOrders/cancel': call(placeOrders),
  'channelOrders/courier': call(placeOrders),

  paymentMethods: read(placeOrders),
  'shops/estimates': call(placeOrders),
  'tableSessions/createOrResume': call(placeOrders),
  'tableSessions/create': call(placeOrders),
  'tableSessions/order': call(placeOrders),
  'tableSessions/changeSection': call(placeOrders),
  'tableSessions/setInvoice': call(placeOrders),
  'tableSessions/payBy': call(placeOrders),
  'tableSessions/cancel': call(placeOrders),
  'payments/online': call(placeOrders),
  'paymentAttempts/cancel': call(placeOrders),

  reservationSettings: read(reservations),
  reservations: { ...read(reservations), patch: reservations },
  'reservations/availability': call(reservations),
  'reservations/create': call(reservations),
  'reservations/edit': call(reservations),
  'reservations/cancel': call(reservations),
  'reservations/confirm': call(reservations),
  'reservations/day': call(reservations),
  'reservations/days': call(reservations),
  'reservations/search': call(reservations),
  'reservations/history': call(reservations),
  'reservations/subscribe': call(reservations),

  'reports/day': call(reports),
  'reports/sales': call(reports),
  'reports/products': call(reports),
  'reports/payments': call(reports),
  'reports/channels': call(reports),
  'reports/staff': call(reports),
  'reports/kitchen': call(reports),
  'reports/bookings': call(reports),
  'reports/stays': call(reports),
  'reports/waiting': call(reports),
  'reports/shops': call(reports),
  'reports/bills': call(reports),
  businessDays: read(reports),
  'businessDays/preview': call(reports),
  tills: read(reports),
  cashRecords: { find: reports },
  invoices: read(reports),
  allowances: { find: reports },
}

/** Returns the rights of which a key needs one for a method, or undefined if no key may call it. */
export const rightsFor = (path: string, method: string): readonly KeyRight[] | undefined =>
  (keyRights as Readonly<Record<string, Partial<Record<string, readonly KeyRight[]>>>>)[path]?.[
    method
  ]
