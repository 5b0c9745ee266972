import { type Static, type TProperties, type TSchema, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'
import { accountSettings, type SecretName, secretNames } from './account-settings.ts'
import { ProviderName } from './provider-name.ts'

const allSettings: TProperties = Object.fromEntries(
  Object.values(accountSettings).flatMap(({ properties }) =>
    Object.entries<TSchema>(properties).map(([name, schema]) => [name, Type.Optional(schema)]),
  ),
)

/** The settings of all providers, each optional: an account has those of its provider (PAY-7.2). */
const Settings = Type.Unsafe<Readonly<Record<string, string>>>(Closed(allSettings))

/** What an account shows of a secret (PAY-7.4): its last characters, if it is long enough to have some to show. */
const ShownSecret = Closed({
  name: OneOf(...secretNames),
  ends: Type.String(),
  since: Instant,
  by: Type.Optional(Id),
})
const SecretText = Type.String({ pattern: '^[\\x21-\\x7e]{4,500}$' })

/** Secrets as they are written: by name, any of them. */
const WrittenSecrets = Type.Unsafe<{ readonly [N in SecretName]?: string }>(
  Closed(Object.fromEntries(secretNames.map((name) => [name, Type.Optional(SecretText)]))),
)

const AccountName = Type.String({ minLength: 1, maxLength: 100 })
const Shops = Type.Array(Id, { maxItems: 500 })

const fields = {
  name: AccountName,
  provider: ProviderName,
  /** `sandbox`: no real money. Neither this nor the provider ever changes: attempts depend on them. */
  mode: OneOf('live', 'sandbox'),
  /** Absent: for all shops. */
  shops: Type.Optional(Shops),
  settings: Settings,
}

/** A contract with a payment provider (PAY-7.1). Its secrets are written and never read. */
export const PaymentAccount = Closed(
  { _id: Id, ...fields, secrets: Type.Array(ShownSecret, { maxItems: secretNames.length }) },
  'PaymentAccount',
)
export type PaymentAccount = Static<typeof PaymentAccount>

export const PaymentAccountData = Closed(
  { _id: Type.Optional(Id), ...fields, secrets: WrittenSecrets },
  'PaymentAccountData',
)
export type PaymentAccountData = Static<typeof PaymentAccountData>

export const PaymentAccountPatch = Closed(
  {
    name: Type.Optional(AccountName),
    shops: Type.Optional(Type.Union([Shops, Type.Null()])),
    settings: Type.Optional(Settings),
    /** Those that change: the previous ones stay valid for messages for 7 days (PAY-7.7). */
    secrets: Type.Optional(WrittenSecrets),
  },
  'PaymentAccountPatch',
)
export type PaymentAccountPatch = Static<typeof PaymentAccountPatch>

/** `create paymentAccounts/test`: whether the provider accepts an account (PAY-7.20). */
export const TestAccountData = Closed({ account: Id }, 'TestAccountData')
export const TestAccountResult = Closed({
  ok: Type.Boolean(),
  message: Type.Optional(Type.String()),
})
export type TestAccountResult = Static<typeof TestAccountResult>

/** `create paymentAccounts/address`: where providers reach this server, without a slash at the end. */
export const AccountAddressData = Type.Unsafe<Readonly<Record<string, never>>>(
  Closed({}, 'AccountAddressData'),
)
export type AccountAddressData = Static<typeof AccountAddressData>
/** Absent: the operator has not set one (`PUBLIC_URL`), so it is the address of the page. */
export const AccountAddressResult = Closed(
  { url: Type.Optional(Type.String()) },
  'AccountAddressResult',
)
export type AccountAddressResult = Static<typeof AccountAddressResult>
