import { statfs } from 'node:fs/promises'
import type { Pool } from 'pg'

/**
 * Free bytes below which writes are refused: enough for the checkpoint and the log that PostgreSQL writes until then.
 * Without this room it would end in the middle of its work, and could not start.
 */
export const leastRoom = 200_000_000
/** Free bytes from which on writes are accepted again. */
const enoughRoom = 400_000_000

/** Free bytes below which the disk is nearly full, and from which on it is not any more. */
const littleRoom = 1_000_000_000
const roomAgain = 1_200_000_000

/** Returns whether so many free bytes will soon be too few, if they were before or not (OPER-1.3). */
export const isNearlyFull = (free: number, was: boolean): boolean =>
  free < (was ? roomAgain : littleRoom)

/** Returns the free bytes on the disk of a folder. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Returns whether writes have to be refused with so many free bytes, if they are refused now or not (OPER-1.3). */
export const isFull = (free: number, isRefusing: boolean): boolean =>
  free < (isRefusing ? enoughRoom : leastRoom)

/** Switches the database between reading only and writing. */
export const setReadOnly = async (
  database: Pick<Pool, 'query'>,
  readsOnly: boolean,
): Promise<void> => {
  await database.query(
    readsOnly
      ? 'alter system set default_transaction_read_only = on'
      : 'alter system reset default_transaction_read_only',
  )
  await database.query('select pg_reload_conf()')
}
