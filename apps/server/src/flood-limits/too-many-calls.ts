import { type FeathersError, TooManyRequests } from '@feathersjs/errors'

/** How long a caller who was cut should wait, in ms. */
export const cutRetryAfter = 5_000

/** Returns the error of a call that was not carried out, since its caller sends too many. `retryAfter` is in ms. */
export const tooManyCalls = (
  retryAfter: number = cutRetryAfter,
  message: string = 'Too many calls; please send fewer, and this one again later',
): FeathersError => {
  const error = new TooManyRequests(message, { code: 'tooManyCalls', retryAfter })
  delete error.stack
  return error
}
