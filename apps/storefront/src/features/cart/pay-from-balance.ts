import { type DinerClient, normaliseError, randomKey } from '@comanda/client'

/** How often an answer that the network lost is asked for. */
const MOST_TRIES = 3

/**
 * Pays all of a session from its member's balance. Where the network loses the answer, the same call is made again: it
 * is never paid twice. Answers whether it is paid.
 */
export const payFromBalance = async (
  { connection }: Pick<DinerClient, 'connection'>,
  session: string,
): Promise<boolean> => {
  const data = { session, idempotencyKey: randomKey() }
  const attempt = async (left: number): Promise<boolean> => {
    try {
      await connection.service('tableSessions/payByBalance').create(data)
      return true
    } catch (error) {
      const isLost = normaliseError(error).reason !== undefined
      return isLost && left > 1 ? attempt(left - 1) : false
    }
  }
  return attempt(MOST_TRIES)
}
