import type { SmsAccount } from '@comanda/contract'
import type { PaymentKeys } from '../../payments/accounts/payment-keys.ts'
import { openText, sealText } from '../../payments/accounts/sealed-text.ts'
import type { SmsAccountRow } from '../../tables/sms-accounts.ts'

type Stored = Pick<SmsAccountRow, 'authToken' | 'sealed'>

/** A shorter token shows nothing of itself. */
const shortestShown = 16

const purposeOf = (account: string): string => `sms account ${account} token`

/** Returns the columns of a token: encrypted for its account alone, and what may be shown of it (SMS-1.2). */
export const sealedToken = (
  keys: PaymentKeys,
  account: string,
  token: string,
  { by, since }: Pick<SmsAccount['authToken'], 'by' | 'since'>,
): Stored => ({
  sealed: sealText(keys, purposeOf(account), token),
  authToken: {
    ends: token.length < shortestShown ? '' : token.slice(-4),
    since,
    ...(by === undefined ? {} : { by }),
  },
})

/** Returns the token of an account, or undefined if no key decrypts it. */
export const openToken = (
  keys: PaymentKeys,
  { _id, sealed }: Pick<SmsAccountRow, '_id' | 'sealed'>,
): string | undefined => openText(keys, purposeOf(_id), sealed)

/** Returns the token encrypted by the first key; one that no key decrypts stays. */
export const resealedToken = (
  keys: PaymentKeys,
  row: Pick<SmsAccountRow, '_id' | 'sealed'>,
): SmsAccountRow['sealed'] => {
  const token = row.sealed.key === keys[0].id ? undefined : openToken(keys, row)
  return token === undefined ? row.sealed : sealText(keys, purposeOf(row._id), token)
}
