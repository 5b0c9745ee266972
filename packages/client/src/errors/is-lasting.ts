import type { CallError } from './call-error.ts'

/** Returns whether the server would refuse a call again, as it has now. */
export const isLasting = ({ reason, statusCode }: CallError): boolean =>
  reason === undefined && statusCode < 500 && statusCode !== 429
