import { nameLanguages } from '@comanda/engine/catalog'
import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Language, LocalizedText } from '../fields/localized-text.ts'
import { OneOf } from '../fields/one-of.ts'
import { recordStatuses } from '../fields/record-status.ts'
import { DayOrInstant, Instant } from '../fields/time.ts'

const Html = Type.Array(Closed({ lang: Language, value: Type.String({ maxLength: 50_000 }) }), {
  maxItems: nameLanguages.length,
})

/** A news item; `name` is its slug in the URL, `body` sanitized HTML (NEWS-1). */
export const News = Closed(
  {
    _id: Id,
    name: Type.String({ pattern: '^[a-z0-9-]{1,80}$' }),
    title: LocalizedText,
    summary: Type.Optional(LocalizedText),
    body: Type.Optional(Html),
    image: Type.Optional(Id),
    shops: Type.Optional(Type.Array(Id, { maxItems: 500 })),
    publishTime: Instant,
    endDate: Type.Optional(DayOrInstant),
    order: Type.Optional(Type.Integer({ minimum: 0 })),
    status: Type.Optional(OneOf(...recordStatuses)),
  },
  'News',
)
export type News = Static<typeof News>
