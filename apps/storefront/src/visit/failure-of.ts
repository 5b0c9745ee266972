import type { CallError } from '@comanda/client'
import { type FailureReason, isFailureReason } from './visit-state.ts'

/** The reason that a failed call gives; anything that is none of ours is the server's. */
export const failureOf = (error: Pick<CallError, 'code'> | undefined): FailureReason =>
  isFailureReason(error?.code) ? error.code : 'serverError'
