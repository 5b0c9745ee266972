import type { RegistrationDetails } from '@comanda/client/account'
import { textFields } from '../../../drafts/text-fields.ts'
import { drafts } from '../../../drafts/drafts.ts'

export const PENDING_FORM = 'registration'

/** The data that requests another code. */
export interface Resend {
  readonly details: RegistrationDetails
  readonly password: string
}

/** A registration that waits for the code of an e-mail. */
export interface PendingRegistration {
  readonly email: string
  /** The registration that the code of the last e-mail confirms. */
  readonly registration: string
  /** Missing after a reload, as no password is saved. */
  readonly resend?: Resend
}

/** Returns the registration that waits in this tab: reading the e-mail in another app may reload the page. */
export const readPendingRegistration = (): PendingRegistration | undefined => {
  const { email, registration } = textFields(drafts.read(PENDING_FORM), ['email', 'registration'])
  return email !== undefined && registration !== undefined ? { email, registration } : undefined
}

/** Stores a registration without its secrets; `undefined` removes it. */
export const storePendingRegistration = (pending: PendingRegistration | undefined): void => {
  if (!pending) return drafts.remove(PENDING_FORM)
  const { email, registration } = pending
  return drafts.save(PENDING_FORM, { email, registration })
}
