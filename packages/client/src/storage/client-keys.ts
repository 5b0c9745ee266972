/** Keys of the browser's storage that the client adds to the contract's `storageKeys`. */
export const clientKeys = {
  /** The menu of the last shop, for when there is no network. */
  menu: 'menu',
  /** The coupons of the kept cart, with their rules. */
  cartCoupons: 'cartCoupons',
  /** The diner's session as it was last seen, for when there is no network. */
  session: 'session',
  /** Messages that staff wrote, by language. */
  translations: 'translations',
  /** Submissions on their way, until their outcome is known, in browsers without IndexedDB. */
  intentions: 'intentions',
  /** What a terminal does at the moment, for whom; gone when it signs out. */
  posSession: 'posSession',
  /** Ids of the coupons without an owner that this device holds. */
  deviceCoupons: 'deviceCoupons',
  /** Ids of the reservations that were made or opened on this device. */
  reservations: 'reservations',
  /** The token of the staff console; diners' is under `login`. */
  staffLogin: 'staffLogin',
} as const
