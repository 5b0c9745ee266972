import { BadRequest, Conflict, FeathersError, Unavailable } from '@feathersjs/errors'

const stateOf = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code
  return undefined
}

/**
 * Classes of PostgreSQL's codes that are temporary: connections, insufficient resources, operator intervention,
 * transaction rollbacks; and timeouts of a statement or an idle transaction.
 */
const passing = /^(08|53|57|40|25P03|55P03)/

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])

/** `pg` has no code for a connection that breaks during a statement, nor for a pool without free connections. */
const brokenConnection =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

const isAway = (error: unknown, state: string | undefined): boolean => {
  if (state !== undefined) return passing.test(state) || networkCodes.has(state)
  for (let at = error; at instanceof Error; at = at.cause)
    if (brokenConnection.test(at.message)) return true
  return false
}

/** Returns the caller's error for a failed statement; any other error is returned unchanged. */
export const databaseError = (error: unknown): unknown => {
  if (error instanceof FeathersError) return error
  const state = stateOf(error)
  if (state === '23505') return new Conflict('Such a record exists already', { code: 'conflict' })
  if (state === '23503') return new BadRequest('A record that this one names does not exist')
  if (state?.startsWith('22')) return new BadRequest('A value does not fit')
  if (isAway(error, state))
    return new Unavailable('The database cannot be reached; try again', { code: 'unavailable' })
  return error
}
