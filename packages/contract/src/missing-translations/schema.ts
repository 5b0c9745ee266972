import { type Static, Type } from '@feathersjs/typebox'
import { AppLocale } from '../fields/app-locale.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Instant } from '../fields/time.ts'
import { AppName, MessageName } from '../translations/schema.ts'

/** A message that an app did not find. */
export const MissingTranslation = Closed(
  {
    _id: Id,
    app: AppName,
    locale: AppLocale,
    key: MessageName,
    count: Type.Integer({ minimum: 1 }),
    lastTime: Instant,
  },
  'MissingTranslation',
)
export type MissingTranslation = Static<typeof MissingTranslation>

/** A report of such messages, batched by the app (CALL-3.4). */
export const MissingTranslationData = Closed(
  {
    app: AppName,
    locale: AppLocale,
    keys: Type.Array(MessageName, { minItems: 1, maxItems: 100 }),
  },
  'MissingTranslationData',
)
export type MissingTranslationData = Static<typeof MissingTranslationData>
export const MissingTranslationResult = Closed({ count: Type.Integer() })
export type MissingTranslationResult = Static<typeof MissingTranslationResult>
