import type { RegistrationDetails } from '@comanda/client/account'
import { textFields } from '../../../drafts/text-fields.ts'
import { drafts } from '../../../drafts/drafts.ts'

export const PENDING_FORM = 'registration'

/** What is sent again for another code. */
export interface Resend {
  readonly details: RegistrationDetails
  readonly password: string
}

/** A registration that waits for the code of a mail. */
export interface PendingRegistration {
  readonly email: string
  /** Which registration the code of the last mail confirms. */
  readonly registration: string
  /** Missing after a reload: no password is saved. */
  readonly resend?: Resend
}

/** The one that this tab waits for: whoever looks into the mail and comes back may find the page loaded anew. */
export const keptPendingRegistration = (): PendingRegistration | undefined => {
  const { email, registration } = textFields(drafts.read(PENDING_FORM), ['email', 'registration'])
  return email !== undefined && registration !== undefined ? { email, registration } : undefined
}

/** Keeps it, without what may not be kept; nothing: it is over. */
export const keepPendingRegistration = (pending: PendingRegistration | undefined): void => {
  if (!pending) return drafts.remove(PENDING_FORM)
  const { email, registration } = pending
  return drafts.save(PENDING_FORM, { email, registration })
}
