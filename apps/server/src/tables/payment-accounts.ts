import type { PaymentAccount, ProviderName } from '@comanda/contract'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, idList, nested } from '../database/columns.ts'

/** A text encrypted by the payment key with this id. */
export interface SealedText {
  readonly key: string
  readonly sealed: string
}

/** A secret of an account; the previous one is valid for messages until the instant. */
export interface SealedSecret {
  readonly current: SealedText
  readonly previous?: SealedText & { readonly until: string }
}

/** Contracts with payment providers. `secrets` is what owners see of them; `sealed` is no field of the record. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    _id: idColumn('_id').notNull(),
    name: text('name').notNull(),
    provider: text('provider').$type<ProviderName>().notNull(),
    mode: text('mode').$type<PaymentAccount['mode']>().notNull(),
    shops: idList('shops'),
    settings: nested<PaymentAccount['settings']>('settings').notNull(),
    secrets: nested<PaymentAccount['secrets']>('secrets').notNull(),
    sealed: nested<Readonly<Record<string, SealedSecret>>>('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table._id] })],
)
export type AccountRow = typeof paymentAccounts.$inferSelect
