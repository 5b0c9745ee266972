import { newRecordId } from '@comanda/client/staff'
import type {
  PaymentAccount,
  PaymentAccountData,
  PaymentAccountPatch,
  ProviderName,
  SecretName,
  SettingName,
} from '@comanda/contract'
import { secretFields, settingFields } from './provider-fields.ts'

/** An account as it is entered. */
export interface AccountDraft {
  readonly _id: string
  readonly name: string
  readonly provider: ProviderName
  readonly mode: PaymentAccount['mode']
  readonly shops: readonly string[] | undefined
  readonly settings: { readonly [N in SettingName]?: string }
  readonly secrets: { readonly [N in SecretName]?: string }
}

/** Returns an empty account at the test gateway. Its id is chosen here: the provider's pages want it first (PAY-9.10). */
export const newDraft = (): AccountDraft => ({
  _id: newRecordId(),
  name: '',
  provider: 'cybersource',
  mode: 'sandbox',
  shops: undefined,
  settings: {},
  secrets: {},
})

/** Returns an account as it is changed, without its secrets: those are never read (PAY-7.4). */
export const draftOf = ({
  secrets: _secrets,
  shops,
  ...account
}: PaymentAccount): AccountDraft => ({
  ...account,
  shops,
  secrets: {},
})

/** Returns what was entered of the fields of the provider, without those left empty. */
const entered = <N extends string>(
  fields: readonly { readonly name: N }[],
  values: { readonly [K in N]?: string },
): { [K in N]?: string } => {
  const found: { [K in N]?: string } = {}
  for (const { name } of fields) {
    const text = values[name]?.trim()
    if (text) found[name] = text
  }
  return found
}

const settingsOf = ({ provider, settings }: AccountDraft) =>
  entered(settingFields(provider), settings) as Readonly<Record<string, string>>

const secretsOf = ({ provider, secrets }: AccountDraft) => entered(secretFields(provider), secrets)

export const createData = (draft: AccountDraft): PaymentAccountData & { readonly _id: string } => {
  const { _id, name, provider, mode, shops } = draft
  return {
    _id,
    name: name.trim(),
    provider,
    mode,
    ...(shops === undefined ? {} : { shops: [...shops] }),
    settings: settingsOf(draft),
    secrets: secretsOf(draft),
  }
}

/** Returns the changes of an account: all but provider and mode, and of its secrets those that were entered. */
export const patchData = (draft: AccountDraft): PaymentAccountPatch => {
  const secrets = secretsOf(draft)
  return {
    name: draft.name.trim(),
    shops: draft.shops === undefined ? null : [...draft.shops],
    settings: settingsOf(draft),
    ...(Object.keys(secrets).length > 0 ? { secrets } : {}),
  }
}
