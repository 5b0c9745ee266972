import { BadRequest, Conflict, FeathersError, Unavailable } from '@feathersjs/errors'

const stateOf = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code
  return undefined
}

/** What a failed statement means to the caller; an error of any other kind comes back as it is. */
export const databaseError = (error: unknown): unknown => {
  if (error instanceof FeathersError) return error
  const state = stateOf(error)
  if (state === '23505') return new Conflict('There is such a record already', { code: 'conflict' })
  if (state === '23503') return new BadRequest('A record that is named does not exist')
  if (state?.startsWith('22')) return new BadRequest('A value does not fit')
  if (state?.startsWith('08') || state?.startsWith('57P') || state === 'ECONNREFUSED')
    return new Unavailable('The database cannot be reached; try again')
  return error
}
