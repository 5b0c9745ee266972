/** For how many minutes parties of up to so many guests stay. */
export interface PartyStay {
  readonly guests: number
  readonly minutes: number
}

/** Tables that are put together, and how many guests have a seat there then. */
export interface TableCombination {
  readonly tables: readonly string[]
  readonly seats: number
}

/** How long guests stay at which tables. */
export type Seating = Pick<ReservationSettings, 'stayMinutes' | 'stays' | 'combinations'>

/** How a shop takes reservations (RES-1, RES-2). */
export interface ReservationSettings {
  /** Minutes between the beginnings of two slots. */
  readonly slotMinutes: number
  /** Minutes that guests stay; `stays` by their number (RES-1.7). */
  readonly stayMinutes: number
  readonly stays?: readonly PartyStay[] | undefined
  /** Tables that are put together for a party (RES-7.8). */
  readonly combinations?: readonly TableCombination[] | undefined
  readonly minGuests: number
  readonly maxGuests: number
  /** Baby stools that can be had at one time. */
  readonly babyStools: number
  /** How many days ahead a date may be, today counting as 0. */
  readonly daysAhead: number
  /** Hours before its time until which a reservation may be cancelled. */
  readonly cancelHours: number
  /** Hours before its time at which its guest is reminded; 0: not at all (RES-8.1). */
  readonly reminderHours: number
  /** Limits of a slot; absent: unlimited. */
  readonly limits: readonly ReservationLimit[]
  /** How long guests who have not paid their deposit yet have their place. */
  readonly depositMinutes: number
}

/**
 * A limit of online orders (RES-1.2): of one reservation (`perOrder`) or of all that are seated at the same time.
 * `quantity` counts reservations, `capacity` guests, `numOfTables` tables.
 */
export interface ReservationLimit {
  readonly limitType?: 'perOrder' | (string & {}) | undefined
  readonly quantity?: number | undefined
  readonly capacity?: number | undefined
  readonly numOfTables?: number | undefined
}

/** The defaults of a shop's settings. */
export const DEFAULT_RESERVATION_SETTINGS: ReservationSettings = {
  slotMinutes: 15,
  stayMinutes: 90,
  minGuests: 1,
  maxGuests: 20,
  babyStools: 2,
  daysAhead: 30,
  cancelHours: 2,
  reminderHours: 24,
  limits: [],
  depositMinutes: 15,
}
