import { boolean, customType, jsonb, text } from 'drizzle-orm/pg-core'

/** A record id, or a reference to one. */
export const idColumn = (name: string) => text(name)

/** The shop of a record, in a table that is stored by shop. Empty: the record is for all shops, and has no shop on the wire. */
export const shopOrAll = customType<{ data: string | null; driverData: string }>({
  dataType: () => 'text',
  fromDriver: (shop) => (shop === '' ? null : shop),
})

/** Money: currency units on the wire, integer cents in the column. */
export const money = customType<{ data: number; driverData: string | number }>({
  dataType: () => 'bigint',
  toDriver: (units) => Math.round(units * 100),
  fromDriver: (cents) => Number(cents) / 100,
})

/** An instant: ISO 8601 in UTC on the wire. */
export const instant = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (stored) => new Date(stored).toISOString(),
})

/** A nested structure, stored as on the wire. */
export const nested = <T>(name: string) => jsonb(name).$type<T>()

/** A list of ids that queries search. */
export const idList = (name: string) => text(name).array()

export { boolean, text }
