/** Keys of the browser's storage that only the staff console uses: the diner's app does not load them. */
export const consoleKeys = {
  /** The token of the console; the diners' is under `login`. */
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
  /** Steps of reservations that were made without a connection. */
  staffBookSteps: 'staffBookSteps',
  /** Dishes that were marked as made without a connection. */
  staffBumps: 'staffBumps',
  /** Dishes that staff have chosen and not sent. */
  staffLines: 'staffLines',
  /** Orders that staff entered without a connection. */
  unsentOrders: 'unsentOrders',
  /** When a shared till was last used. */
  staffUsed: 'staffUsed',
  /** By how many ms the server's clock was ahead of this device's. */
  serverAhead: 'serverAhead',
} as const
