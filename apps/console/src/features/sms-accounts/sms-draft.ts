import type { SmsAccount, SmsAccountData, SmsAccountPatch } from '@comanda/contract'
import { oneOf, requiredText, someOrAll, written } from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

/** An account as it is entered; its token is only written (SMS-1.2). */
export const account = recordDraft<SmsAccount, SmsAccountData, SmsAccountPatch>()({
  provider: oneOf('twilio'),
  mode: oneOf<SmsAccount['mode']>('sandbox'),
  shops: someOrAll(),
  accountSid: requiredText,
  sender: requiredText,
  country: { ...requiredText, read: (entered) => entered.trim().toUpperCase() },
  authToken: written,
})
export type SmsDraft = DraftOf<typeof account>
