import { Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { OneOf } from '../fields/one-of.ts'
import { SettingText } from './setting-text.ts'
import type { ProviderName } from './provider-name.ts'

const Optional = Type.Optional(SettingText)

/** The settings of an account by provider: what its owner copies from the provider's pages and is no secret. */
export const accountSettings = {
  cybersource: Closed({
    /** Secure Acceptance: the profile and its access key. */
    profileId: SettingText,
    accessKey: SettingText,
    /** The REST API: the merchant id and the id of its shared secret. */
    merchantId: SettingText,
    keyId: SettingText,
  }),
  fiuu: Closed({
    merchantId: SettingText,
    /** Whether Fiuu has turned on the extended vcode for the merchant, which covers the currency. */
    extendedVcode: Type.Optional(OneOf('on', 'off')),
    /** Fiuu wants a name and a way to reach the payer: the restaurant's own, since the diner's are not passed on. */
    billName: Optional,
    billEmail: SettingText,
    billMobile: SettingText,
  }),
  stripe: Closed({
    /** `acct_…`: events of other accounts are refused. */
    accountId: Optional,
    /** For PromptPay, which wants a mail address of the payer: the restaurant's own. */
    billEmail: Optional,
  }),
  stripeTerminal: Closed({
    accountId: Optional,
    /** `tmr_…`: the reader of payments that name no other. */
    reader: Optional,
  }),
  lanReader: Closed({ terminal: Optional }),
  linePay: Closed({
    channelId: SettingText,
    /** Of the API: `v4` in Taiwan, `v3` elsewhere and by default. */
    version: Type.Optional(OneOf('v3', 'v4')),
  }),
  /** The FPS identifier of the restaurant. */
  fps: Closed({ fpsId: Type.String({ pattern: '^\\d{7,9}$' }) }),
  adyen: Closed({
    merchantAccount: Type.String({ pattern: '^[\\w.-]{1,100}$' }),
    /** The first part of the live address's host, which each merchant has of its own: nothing that ends a host's name. */
    livePrefix: Type.Optional(
      Type.String({ pattern: '^[0-9A-Za-z]{1,16}(?:-[0-9A-Za-z]{1,32})?$' }),
    ),
    /** Of the payer, by which Adyen chooses what it offers: `HK`. */
    countryCode: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  }),
} as const satisfies Record<ProviderName, ReturnType<typeof Closed>>

/** The names of all settings. */
export type SettingName = {
  [P in ProviderName]: keyof (typeof accountSettings)[P]['properties'] & string
}[ProviderName]

type Need = 'required' | 'optional'

/** The secrets of an account by provider. */
export const accountSecrets = {
  cybersource: { secretKey: 'required', sharedSecret: 'required' },
  fiuu: { verifyKey: 'required', secretKey: 'required' },
  stripe: { apiKey: 'required', webhookSecret: 'required' },
  stripeTerminal: { apiKey: 'required', webhookSecret: 'required' },
  lanReader: {},
  linePay: { channelSecret: 'required' },
  // Without a bank that notifies, cashiers confirm.
  fps: { notificationSecret: 'optional' },
  adyen: { apiKey: 'required', hmacKey: 'required' },
} as const satisfies Record<ProviderName, Readonly<Record<string, Need>>>

/** The names of all secrets. */
export const secretNames = [
  'secretKey',
  'sharedSecret',
  'verifyKey',
  'apiKey',
  'webhookSecret',
  'channelSecret',
  'notificationSecret',
  'hmacKey',
] as const
export type SecretName = (typeof secretNames)[number]
