import { BadRequest, Conflict, FeathersError } from '@feathersjs/errors'
import { errorState } from '../database/error-state.ts'
import { tooBusy, unavailable } from '../errors/unavailable.ts'

/**
 * Classes of PostgreSQL's codes that are temporary: connections, insufficient resources, operator intervention,
 * transaction rollbacks; timeouts of a statement or an idle transaction; a node that is a read-only standby since a
 * failover (25006); and what a distributed PostgreSQL reports of a node that it lost (XX000).
 */
const passing = /^(08|53|57|40|25P03|25006|XX000)/

const networkCodes = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** `pg` has no code for a connection that breaks during a statement. */
const brokenConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired)/

/** All connections are in use. */
const busyPool = /^(timeout exceeded when trying to connect|no connection is free)/

const hasMessage = (error: unknown, message: RegExp): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) if (message.test(at.message)) return true
  return false
}

const isAway = (error: unknown, state: string | undefined): boolean =>
  state === undefined
    ? hasMessage(error, brokenConnection)
    : passing.test(state) || networkCodes.has(state)

/** Returns the caller's error for a failed statement; any other error is returned unchanged. */
export const databaseError = (error: unknown): unknown => {
  if (error instanceof FeathersError) return error
  const state = errorState(error)
  if (state === '23505') return new Conflict('Such a record exists already', { code: 'conflict' })
  if (state === '23503') return new BadRequest('A record that this one names does not exist')
  if (state?.startsWith('22')) return new BadRequest('A value does not fit')
  if (state === '55P03' || hasMessage(error, busyPool)) return tooBusy()
  if (isAway(error, state)) return unavailable('The database cannot be reached; try again')
  return error
}
