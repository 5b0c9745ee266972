import { channelOf, everyShop } from './channels.ts'

/** Returns the channels that an event of a record goes to. */
export type Audience = (record: Readonly<Record<string, unknown>>) => readonly string[]

const ofItsShop: Audience = ({ shop }) =>
  typeof shop === 'string' ? [channelOf.shop(shop)] : [everyShop]

const ofItsShops: Audience = ({ shops }) =>
  Array.isArray(shops) ? shops.map((shop) => channelOf.shop(String(shop))) : [everyShop]

const ofItsUser: Audience = ({ user }) => [channelOf.user(String(user))]

const ofEveryShop: Audience = () => [everyShop]

/** The audience of each service's events; events of a service without an entry reach nobody. */
export const audiences: Readonly<Record<string, Audience>> = {
  systemSettings: ofEveryShop,
  appSettings: ofEveryShop,
  shops: ({ _id }) => [channelOf.shop(String(_id))],
  sections: ofItsShop,
  timeConditions: ofItsShop,
  categories: ofItsShop,
  subCategories: ofItsShop,
  products: ofItsShop,
  productStocks: ofItsShop,
  productOptionStocks: ofItsShop,
  productOptions: ofItsShop,
  taxSettings: ofItsShops,
  surchargeSettings: ofItsShops,
  orderDiscounts: ofItsShops,
  gifts: ofItsShops,
  shopRanks: ofEveryShop,
  vipLevels: ofEveryShop,
  news: ofItsShops,
  paymentMethods: ofItsShops,
  reservationSettings: ofItsShop,
  tableViewItems: ({ shop }) => [channelOf.staff(String(shop))],
  reservations: ({ _id, shop, user }) => [
    channelOf.reservation(String(shop), String(_id)),
    channelOf.staff(String(shop)),
    ...(typeof user === 'string' ? [channelOf.user(user)] : []),
  ],
  translations: () => [],
  approvals: ({ shop }) => [channelOf.staff(String(shop))],
  devices: ({ shop }) => [channelOf.staff(String(shop))],
  bookmarks: ofItsUser,
  giftBookmarkRecords: ofItsUser,
  userCoupons: ofItsUser,
  pointRecords: ofItsUser,
  balanceRecords: ofItsUser,
  users: ({ _id }) => [channelOf.user(String(_id))],
  paymentAttempts: ({ shop, session }) => [
    channelOf.session(String(shop), String(session)),
    channelOf.staff(String(shop)),
  ],
  invoices: ({ shop, session }) => [
    channelOf.session(String(shop), String(session)),
    channelOf.staff(String(shop)),
  ],
  refunds: ({ shop }) => [channelOf.staff(String(shop))],
  orders: ({ shop }) => [channelOf.staff(String(shop))],
  tableSessions: ({ _id, shop }) => [
    channelOf.session(String(shop), String(_id)),
    channelOf.staff(String(shop)),
  ],
}
