import { newRecordId } from '@comanda/client/staff'
import type { SmsAccount, SmsAccountData, SmsAccountPatch } from '@comanda/contract'

/** An account as it is entered; its token is only written (SMS-1.2). */
export interface SmsDraft extends Omit<SmsAccountData, '_id' | 'shops'> {
  readonly _id: string
  readonly shops: readonly string[] | undefined
}

/** Returns an empty account at the sandbox. Its id is chosen here, so that it is stored once. */
export const newDraft = (country: string): SmsDraft => ({
  _id: newRecordId(),
  provider: 'twilio',
  mode: 'sandbox',
  shops: undefined,
  accountSid: '',
  sender: '',
  country,
  authToken: '',
})

export const draftOf = ({ authToken: _authToken, shops, ...account }: SmsAccount): SmsDraft => ({
  ...account,
  shops,
  authToken: '',
})

const textsOf = ({ accountSid, sender, country }: SmsDraft) => ({
  accountSid: accountSid.trim(),
  sender: sender.trim(),
  country: country.trim().toUpperCase(),
})

export const createData = (draft: SmsDraft): SmsAccountData => {
  const { _id, provider, mode, shops, authToken } = draft
  return {
    _id,
    provider,
    mode,
    ...(shops === undefined ? {} : { shops: [...shops] }),
    ...textsOf(draft),
    authToken: authToken.trim(),
  }
}

/** Returns the changes of an account: the token only if one was entered. */
export const patchData = (draft: SmsDraft): SmsAccountPatch => {
  const authToken = draft.authToken.trim()
  return {
    shops: draft.shops === undefined ? null : [...draft.shops],
    ...textsOf(draft),
    ...(authToken === '' ? {} : { authToken }),
  }
}
