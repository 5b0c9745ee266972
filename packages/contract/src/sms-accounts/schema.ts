import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

/** Who sends texts to guests' phones. */
export const SmsProviderName = OneOf('twilio')
export type SmsProviderName = Static<typeof SmsProviderName>

/** Twilio's `AC…`. It is a part of an address. */
const AccountSid = Type.String({ pattern: '^[0-9A-Za-z_]{2,64}$' })
/** A number with its country code, a messaging service (`MG…`), or a name, as the provider permits. */
const Sender = Type.String({ pattern: '^[+]?[0-9A-Za-z][0-9A-Za-z ]{0,34}$' })
/** Of numbers that guests write without the code of their country. */
const Country = Type.String({ pattern: '^[A-Z]{2}$' })
const Shops = Type.Array(Id, { maxItems: 500 })
const AuthToken = Type.String({ pattern: '^[\\x21-\\x7e]{4,500}$' })

const fields = {
  provider: SmsProviderName,
  /** `sandbox`: no text leaves this machine, unless the operator has no sandbox: then the provider's own tests are used. */
  mode: OneOf('live', 'sandbox'),
  /** Absent: for all shops. */
  shops: Type.Optional(Shops),
  accountSid: AccountSid,
  sender: Sender,
  country: Country,
}

/** A contract with a provider of texts (SMS-1.1). Its token is written and never read. */
export const SmsAccount = Closed(
  {
    _id: Id,
    ...fields,
    authToken: Closed({ ends: Type.String(), since: Instant, by: Type.Optional(Id) }),
  },
  'SmsAccount',
)
export type SmsAccount = Static<typeof SmsAccount>

/** Under an `_id` chosen before, a repeated call stores it once. */
export const SmsAccountData = Closed(
  { _id: Type.Optional(Id), ...fields, authToken: AuthToken },
  'SmsAccountData',
)
export type SmsAccountData = Static<typeof SmsAccountData>

export const SmsAccountPatch = Closed(
  {
    shops: Type.Optional(Type.Union([Shops, Type.Null()])),
    accountSid: Type.Optional(AccountSid),
    sender: Type.Optional(Sender),
    country: Type.Optional(Country),
    authToken: Type.Optional(AuthToken),
  },
  'SmsAccountPatch',
)
export type SmsAccountPatch = Static<typeof SmsAccountPatch>

/** `create smsAccounts/test`: sends a text to a number of the owner's own (SMS-1.5). */
export const TestSmsData = Closed(
  { account: Id, phone: Type.String({ minLength: 1, maxLength: 40 }) },
  'TestSmsData',
)
export type TestSmsData = Static<typeof TestSmsData>
export const TestSmsResult = Closed({ ok: Type.Boolean(), message: Type.Optional(Type.String()) })
export type TestSmsResult = Static<typeof TestSmsResult>
