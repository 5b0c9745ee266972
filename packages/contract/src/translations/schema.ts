import { type Static, Type } from '@feathersjs/typebox'
import { AppLocale } from '../fields/app-locale.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'

export const AppName = OneOf('storefront', 'console')
export const MessageName = Type.String({ pattern: '^[0-9A-Za-z_.-]{1,200}$' })

/** A message that replaces the app's own; drafts are only in the draft files (CALL-3.3). */
export const Translation = Closed(
  {
    _id: Id,
    app: AppName,
    locale: AppLocale,
    key: MessageName,
    value: Type.String({ maxLength: 2000 }),
    /** Only for visitors of this region. */
    region: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
    draft: Type.Optional(Type.Boolean()),
  },
  'Translation',
)
export type Translation = Static<typeof Translation>
