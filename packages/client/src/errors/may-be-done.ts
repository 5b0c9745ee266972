import type { CallError } from './call-error.ts'

/** Whether a failed call may have been carried out all the same. */
export const mayBeDone = ({ sent, reason, statusCode }: CallError): boolean =>
  sent && (reason !== undefined || statusCode >= 500)
