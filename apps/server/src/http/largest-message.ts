import { FeathersError } from '@feathersjs/errors'

/** The largest request body and the largest socket message in bytes. */
export const largestMessage = 1_000_000

/** Larger messages end the connection; those between this and `largestMessage` get an error (CALL-6.5). */
export const largestFrame = 2 * largestMessage

/** Returns the error of a body or message that is larger. */
export const bodyTooLarge = (): FeathersError => {
  const error = new FeathersError(
    'The body is larger than 1 MB',
    'PayloadTooLarge',
    413,
    'payload-too-large',
    { code: 'dataInvalid' },
  )
  delete error.stack
  return error
}
