import type { CallError } from './call-error.ts'

/** Returns whether a record does not exist: there is none of its id, or what a link names is no id. */
export const isMissing = ({ statusCode }: Pick<CallError, 'statusCode'>): boolean =>
  statusCode === 404 || statusCode === 400
