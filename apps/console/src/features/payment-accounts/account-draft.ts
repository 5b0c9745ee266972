import type {
  PaymentAccount,
  PaymentAccountData,
  PaymentAccountPatch,
  ProviderName,
  SecretName,
} from '@comanda/contract'
import {
  oneOf,
  requiredText,
  someOrAll,
  textsByName,
  writtenByName,
} from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

/** An account as it is entered. Its secrets are only written (PAY-7.4); its id is chosen first: the provider's pages want it (PAY-9.10). */
export const account = recordDraft<PaymentAccount, PaymentAccountData, PaymentAccountPatch>()({
  name: requiredText,
  provider: oneOf<ProviderName>('cybersource'),
  mode: oneOf<PaymentAccount['mode']>('sandbox'),
  shops: someOrAll(),
  settings: textsByName(),
  secrets: writtenByName<SecretName>(),
})
export type AccountDraft = DraftOf<typeof account>
