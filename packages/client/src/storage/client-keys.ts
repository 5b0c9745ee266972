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
  /** Which guest this device is at a table with a shared cart, with the key that says so. */
  tableGuest: 'tableGuest',
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
  /** The paired device that the staff console runs on, with its token; it stays on signing out. */
  pairedDevice: 'pairedDevice',
  /** By which the server knows this device when it signs in; it stays on signing out. */
  deviceKey: 'deviceKey',
} as const
