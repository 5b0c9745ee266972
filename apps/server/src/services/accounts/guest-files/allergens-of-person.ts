import type { GuestFile } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { guestOfPerson, type Person } from './guest-rows.ts'
import { wholeGuest } from './whole-guest.ts'
import { writtenOf } from './written.ts'

/** Returns what a person's file says that they must not eat (GUEST-2.2). */
export const allergensOfPerson = async (
  database: Database,
  person: Person,
): Promise<NonNullable<GuestFile['allergens']>> => {
  const row = await guestOfPerson(database, person)
  return row ? (writtenOf(await wholeGuest(database, row)).allergens ?? []) : []
}
