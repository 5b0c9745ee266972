import type { CallError } from '@comanda/client'
import { type FailureReason, isFailureReason } from './visit-state.ts'

/** Returns the reason of a failed call; an unknown code counts as the server's failure. */
export const failureReasonOf = (error: Pick<CallError, 'code'> | undefined): FailureReason =>
  isFailureReason(error?.code) ? error.code : 'serverError'
