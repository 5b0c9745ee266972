import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { OneOf } from '../fields/one-of.ts'
import { TimeOfDay } from '../fields/time.ts'

const Percent = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.0001 })

export const SetupCountry = OneOf(
  'HK',
  'TW',
  'SG',
  'MY',
  'CN',
  'JP',
  'TH',
  'AU',
  'US',
  'GB',
  'DE',
  'FR',
  'IT',
  'ES',
  'NL',
  'NZ',
  'CH',
  'SE',
  'CZ',
  'KR',
)

/** `create setup/openShop`: creates a shop that is being set up (SETUP-2.1). What is absent is as usual in its country. */
export const OpenShopData = Closed(
  {
    country: SetupCountry,
    name: LocalizedText,
    address: Type.Optional(LocalizedText),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    openTime: TimeOfDay,
    closeTime: TimeOfDay,
    /** A second span of each day, after a break. */
    openAgain: Type.Optional(Closed({ openTime: TimeOfDay, closeTime: TimeOfDay })),
    orderTypes: Type.Array(OneOf('dineIn', 'takeAway'), { minItems: 1, maxItems: 2 }),
    /** The percents of the country's taxes, in their order; 0 leaves a tax out. */
    taxes: Type.Optional(Type.Array(Percent, { maxItems: 5 })),
    /** In percent; 0 for none. */
    serviceCharge: Type.Optional(Percent),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'OpenShopData',
)
export type OpenShopData = Static<typeof OpenShopData>

/** `create setup/goLive`: guests may order; the tests of before are cancelled (SETUP-2.4). */
export const GoLiveData = Closed({ shop: Id }, 'GoLiveData')
export type GoLiveData = Static<typeof GoLiveData>
export const GoLiveResult = Closed(
  {
    shop: Id,
    /** How many test bills were cancelled. */
    tests: Type.Integer({ minimum: 0 }),
  },
  'GoLiveResult',
)
export type GoLiveResult = Static<typeof GoLiveResult>
