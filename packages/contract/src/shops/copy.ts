import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { LocalizedText } from '../fields/localized-text.ts'

/** `create shops/copy`: makes a shop that is being set up, with the menu, tables and settings of another (GROUP-1.1). */
export const CopyShopData = Closed(
  {
    /** The shop that is copied. */
    shop: Id,
    name: LocalizedText,
    address: Type.Optional(LocalizedText),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'CopyShopData',
)
export type CopyShopData = Static<typeof CopyShopData>
