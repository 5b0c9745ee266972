import type { PriceTotals } from '@comanda/engine/pricing'
import { staffActions } from '../tables/staff-actions.ts'
import { apiKeys } from '../tables/api-keys.ts'
import { approvals } from '../tables/approvals.ts'
import { allowances } from '../tables/allowances.ts'
import { balanceRecords } from '../tables/balance-records.ts'
import { bookmarks } from '../tables/bookmarks.ts'
import { businessDays } from '../tables/business-days.ts'
import { bookkeepingSettings } from '../tables/bookkeeping-settings.ts'
import { channelOrders } from '../tables/channel-orders.ts'
import { channels } from '../tables/channels.ts'
import { cashRecords } from '../tables/cash-records.ts'
import { stations } from '../tables/stations.ts'
import { printers } from '../tables/printers.ts'
import { printJobs } from '../tables/print-jobs.ts'
import { tickets } from '../tables/tickets.ts'
import { tills } from '../tables/tills.ts'
import { menuChanges } from '../tables/menu-changes.ts'
import { menuVersions } from '../tables/menu-versions.ts'
import { devices } from '../tables/devices.ts'
import { helpCalls } from '../tables/help-calls.ts'
import { giftBookmarkRecords } from '../tables/gift-bookmark-records.ts'
import { invitations } from '../tables/invitations.ts'
import { pinTries } from '../tables/pin-tries.ts'
import { invoices } from '../tables/invoices.ts'
import { orderDiscounts } from '../tables/order-discounts.ts'
import { orders } from '../tables/orders.ts'
import { pointRecords } from '../tables/point-records.ts'
import { paymentAttempts } from '../tables/payment-attempts.ts'
import { paymentMessages } from '../tables/payment-messages.ts'
import { paymentDifferences } from '../tables/payment-differences.ts'
import { reconciliations } from '../tables/reconciliations.ts'
import { promotionCases } from '../tables/promotion-cases.ts'
import { refunds } from '../tables/refunds.ts'
import { reservations } from '../tables/reservations.ts'
import { sessionEvents } from '../tables/session-events.ts'
import { signIns } from '../tables/sign-ins.ts'
import { handoffs } from '../tables/handoffs.ts'
import { tableCodes } from '../tables/table-codes.ts'
import { tableSessions } from '../tables/table-sessions.ts'
import { userCoupons } from '../tables/user-coupons.ts'
import { webhookDeliveries } from '../tables/webhook-deliveries.ts'
import { waitingParties } from '../tables/waiting-parties.ts'
import type { TestServer } from './test-server.ts'

/** The records of a person who orders, books a table and bookmarks things, under one id. */
export interface SampleRecords {
  readonly id: string
  readonly shop: string
  readonly user: string
}

const time = '2026-03-02T10:00:00.000Z'
const contact = { contactName: 'Ms Secret', remark: 'ring twice' }

/** Returns the totals of a bill without discounts, taxes or payments. */
export const billOf = (total: number): PriceTotals => ({
  products: total,
  surcharges: 0,
  taxIncluded: 0,
  taxExcluded: 0,
  taxRelief: 0,
  beforeDiscount: total,
  discounts: 0,
  tips: 0,
  adjusts: 0,
  rounding: 0,
  total,
  paid: 0,
  outstanding: total,
  points: 0,
})

/** Inserts a record of each kind that belongs to a member or a shop. Returns the paths that show them. */
export const makeSampleRecords = async (
  { runtime: { database } }: TestServer,
  { id: _id, shop, user }: SampleRecords,
): Promise<string[]> => {
  const common = { _id, user, createTime: time }
  await database.insert(tableSessions).values({
    ...common,
    ...contact,
    shop,
    type: 'takeAway',
    status: 'done',
    source: 'selfOrder',
    restoreKey: `secret key ${_id}`,
    phone: '91234567',
    result: { lines: [], discounts: [], surcharges: [], taxes: [], totals: billOf(10) },
    startTime: time,
  })
  await database.insert(orders).values({
    ...contact,
    _id,
    shop,
    session: _id,
    seq: 1,
    businessDay: '2026-03-02',
    number: Number.parseInt(_id.slice(-2), 16),
    type: 'takeAway',
    status: 'completed',
    phone: '91234567',
    total: 10,
    createTime: time,
  })
  await database.insert(sessionEvents).values({
    shop,
    session: _id,
    at: time,
    kind: 'opened',
    actor: { role: 'diner' },
    detail: {},
  })
  const ofSession = { _id, shop, session: _id, createTime: time }
  await database.insert(paymentAttempts).values({
    ...ofSession,
    method: _id,
    account: _id,
    currency: 'HKD',
    amount: 10,
    tips: 0,
    surcharge: 0,
    surchargeWithoutTax: 0,
    charge: 10,
    locale: 'en',
    actor: { role: 'diner' },
    status: 'paid',
    expiresTime: time,
  })
  await database.insert(paymentMessages).values({
    _id,
    shop,
    account: _id,
    kind: 'notify',
    hash: _id,
    valid: true,
    time,
    lastTime: time,
  })
  await database
    .insert(pinTries)
    .values({ _id, shop, kind: 'device', wrong: 1, today: 1, since: time })
  await database.insert(apiKeys).values({
    _id,
    shop,
    name: _id,
    rights: ['readMenu'],
    begins: 'cmd_Abcd',
    maker: user,
    createTime: time,
  })
  await database.insert(invitations).values({
    _id,
    shop,
    email: `${_id}@secret.test`,
    role: 'waiter',
    inviter: user,
    codeHash: _id,
    createTime: time,
    expires: '2099-01-01T00:00:00Z',
  })
  await database
    .insert(stations)
    .values({ _id, shop, name: [{ lang: 'en', value: 'Wok' }], kind: 'prep' })
  await database.insert(tickets).values({
    _id,
    shop,
    isExpo: false,
    session: _id,
    order: _id,
    seq: 1,
    businessDay: '2026-03-01',
    number: '001',
    type: 'takeAway',
    ...contact,
    kind: 'new',
    lines: [],
    status: 'open',
    createTime: time,
    version: 1,
  })
  await database.insert(printers).values({ _id, shop, name: _id, address: '127.0.0.1', width: 58 })
  const ofPrinter = { _id, shop, printer: _id, kind: 'ticket' as const, ref: _id }
  await database
    .insert(printJobs)
    .values({ ...ofPrinter, status: 'printed', createTime: time, dueTime: time })
  const ofMenu = { _id, shop, by: user, time }
  await database
    .insert(menuChanges)
    .values({ ...ofMenu, path: 'products', record: _id, kind: 'remove' })
  await database.insert(menuVersions).values({
    ...ofMenu,
    number: Number.parseInt(_id.slice(-6), 16) + 1,
    status: 'published',
    changes: [],
  })
  const ofDay = { _id, shop, day: '2026-03-01' }
  await database.insert(businessDays).values(ofDay).onConflictDoNothing()
  const ofTill = { _id, shop, name: _id, openedBy: user, openTime: time }
  await database.insert(tills).values({ ...ofTill, status: 'open', float: 100 })
  const ofCash = { _id, shop, till: _id, kind: 'float' as const }
  await database.insert(cashRecords).values({ ...ofCash, amount: 100, actor: user, time })
  const invoiced = { ...ofSession, seller: '04595252', lines: [], total: 10, tax: 0 }
  await database.insert(invoices).values({ ...invoiced, status: 'due' })
  await database.insert(refunds).values({
    ...ofSession,
    type: 'counter',
    amount: 5,
    reason: 'overpaid',
    actor: { role: 'server' },
    status: 'due',
  })
  const compared = { ...ofSession, account: _id, day: '2026-03-02' }
  await database
    .insert(reconciliations)
    .values({ ...compared, status: 'done', basis: 'list', from: time, to: time, startTime: time })
  await database.insert(paymentDifferences).values({
    ...compared,
    kind: 'notHere',
    subject: _id,
    currency: 'HKD',
    time,
    foundTime: time,
  })
  const allowed = { ...ofSession, invoice: _id, amount: 5, tax: 0 }
  await database.insert(allowances).values({ ...allowed, status: 'due' })
  await database.insert(reservations).values({
    ...common,
    shop,
    number: _id,
    status: 'booked',
    adults: 2,
    children: 0,
    babyStools: 0,
    date: '2026-03-02',
    diningSession: shop,
    time: '19:00',
    name: 'Ms Secret',
    phone: '91234567',
    email: 'ms@secret.test',
    startTime: time,
    cancelUntil: time,
    version: 0,
  })
  await database.insert(pointRecords).values({ ...common, shop, type: 'adjust', amount: 5 })
  await database
    .insert(balanceRecords)
    .values({ ...common, shop, type: 'adjust', amount: 5, currency: 'HKD' })
  await database.insert(orderDiscounts).values({ _id, name: [{ lang: 'en', value: 'Tea' }] })
  await database
    .insert(userCoupons)
    .values({ ...common, holder: user, coupon: _id, status: 'valid', shops: [shop] })
  await database.insert(bookmarks).values({ ...common, type: 'news', item: _id })
  await database.insert(giftBookmarkRecords).values({ ...common, gift: _id })
  await database
    .insert(signIns)
    .values({ ...common, device: 'Safari', lastUsed: time, expires: '2099-01-01T00:00:00Z' })
  await database
    .insert(devices)
    .values({ _id, shop, name: 'Door', kind: 'kiosk', tokenHash: _id, createTime: time })
  await database.insert(helpCalls).values({
    _id,
    shop,
    device: _id,
    name: 'Door',
    reason: 'guest',
    createTime: time,
    rungTime: time,
  })
  await database
    .insert(tableCodes)
    .values({ _id, shop, table: _id, kind: 'fixed', validFrom: time })
  await database.insert(handoffs).values({
    _id,
    shop,
    kind: 'copy',
    codeHash: _id,
    payloadHash: _id,
    left: 10,
    takes: [],
    expires: '2099-01-01T00:00:00Z',
  })
  await database
    .insert(staffActions)
    .values({ time, user, path: 'x', method: 'patch', record: _id, shop })
  await database.insert(waitingParties).values({
    _id,
    shop,
    // Each has a number of its own on a day of its shop.
    number: Number.parseInt(_id.slice(0, 6), 16),
    date: '2026-03-02',
    status: 'waiting',
    guests: 2,
    source: 'staff',
    rank: 1,
    createTime: time,
    version: 1,
  })
  await database
    .insert(bookkeepingSettings)
    .values({ _id, shop, accounts: {}, rates: [], methods: [] })
    .onConflictDoNothing()
  await database.insert(approvals).values({
    ...common,
    shop,
    action: 'credit',
    unit: 'points',
    amount: 5,
    note: 'sorry',
    status: 'pending',
    actor: user,
  })
  await database.insert(webhookDeliveries).values({
    _id,
    shop,
    webhook: _id,
    type: 'order.placed',
    subject: _id,
    record: _id,
    xact: 1,
    createTime: time,
    dueTime: time,
  })
  await database.insert(promotionCases).values({
    _id,
    shop,
    rule: _id,
    name: 'Two noodles',
    lines: [{ product: _id, quantity: 2, price: 60 }],
    orderType: 'dineIn',
    time,
    off: 10,
  })
  await database.insert(channels).values({ _id, shop, name: 'Panda', adapter: 'plain' })
  await database.insert(channelOrders).values({
    _id,
    shop,
    channel: _id,
    number: _id,
    session: _id,
    order: _id,
    total: 10,
    commission: 3,
    paidThere: true,
    customer: { ...contact },
    differences: [],
    createTime: time,
  })
  return [
    'tableSessions',
    'orders',
    'sessionEvents',
    'stations',
    'tickets',
    'printers',
    'printJobs',
    'menuChanges',
    'menuVersions',
    'paymentAttempts',
    'paymentMessages',
    'refunds',
    'reconciliations',
    'paymentDifferences',
    'businessDays',
    'tills',
    'cashRecords',
    'invoices',
    'allowances',
    'reservations',
    'pointRecords',
    'balanceRecords',
    'userCoupons',
    'bookmarks',
    'giftBookmarkRecords',
    'signIns',
    'devices',
    'helpCalls',
    'pinTries',
    'apiKeys',
    'invitations',
    'tableCodes',
    'handoffs',
    'staffActions',
    'approvals',
    'waitingParties',
    'webhookDeliveries',
    'bookkeepingSettings',
    'promotionCases',
    'channels',
    'channelOrders',
  ]
}
