import type { Database } from '../../../../database/connect.ts'
import { type PersonalRecords, personalRecords } from '../export/personal-records.ts'
import { eraseAddresses } from './erase-addresses.ts'
import { eraseAnswers } from './erase-answers.ts'

const eraseFrom = async (
  transaction: Database,
  { table, of, erased }: PersonalRecords,
  user: string,
): Promise<void> => {
  if (erased === 'kept') return
  for (const own of await of(transaction, user))
    if (erased === 'removed') await transaction.delete(table).where(own)
    else await transaction.update(table).set(erased).where(own)
}

/** Removes an account's personal data from all records that are retained, before the account itself goes (ACC-3.8). */
export const eraseRecords = async (transaction: Database, user: string): Promise<void> => {
  await eraseAddresses(transaction, user)
  await eraseAnswers(transaction, user)
  for (const records of personalRecords) await eraseFrom(transaction, records, user)
}
