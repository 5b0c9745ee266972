/** Keys of the browser's storage that the client adds to the contract's `storageKeys`. */
export const clientKeys = {
  /** The menu of the last shop, for when there is no network. */
  menu: 'menu',
  /** The id of its shop: read instead of a menu, to know whether one is stored. */
  menuShop: 'menuShop',
  /** The coupons of the stored cart, with their rules. */
  cartCoupons: 'cartCoupons',
  /** The last known state of the diner's session, for when there is no network. */
  session: 'session',
  /** The key and the number of this device among those that order in the current session. */
  guest: 'guest',
  /** Messages that staff wrote, by language. */
  translations: 'translations',
  /** Submissions without a known outcome, in browsers without IndexedDB. */
  intentions: 'intentions',
  /** The current action of a terminal and its user; removed on signing out. */
  posSession: 'posSession',
  /** Ids of the coupons without an owner that were claimed on this device. */
  deviceCoupons: 'deviceCoupons',
  /** Ids of the reservations that were made or opened on this device. */
  reservations: 'reservations',
  /** The token of the staff console; the diners' is under `login`. */
  staffLogin: 'staffLogin',
  /** The account that is signed in to the staff console, for when there is no network. */
  staffProfile: 'staffProfile',
  /** The shops of this account. */
  staffShops: 'staffShops',
  /** The floor of a shop as it was last seen, without names of guests. */
  staffFloor: 'staffFloor',
  /** The orders of a shop as they were last seen, without names and phones of guests. */
  staffOrders: 'staffOrders',
  /** Steps of orders that were made without a connection. */
  staffMoves: 'staffMoves',
  /** The stations and tickets of a shop as they were last seen, without names of guests. */
  staffTickets: 'staffTickets',
  /** Today and tomorrow of a shop's book as they were last seen, without phones of guests. */
  staffBook: 'staffBook',
  /** Dishes that were marked as made without a connection. */
  staffBumps: 'staffBumps',
  /** Orders that staff entered without a connection. */
  unsentOrders: 'unsentOrders',
  /** When a shared till was last used. */
  staffUsed: 'staffUsed',
  /** The paired device that the staff console runs on, with its token; it stays on signing out. */
  pairedDevice: 'pairedDevice',
  /** By which the server knows this device when it signs in; it stays on signing out. */
  deviceKey: 'deviceKey',
} as const
