import type { InvoiceSeller } from '@comanda/contract'
import { jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** A key as it is stored: encrypted, with what may be shown of it. */
export interface SealedKey {
  /** The payment key that encrypted it; absent if it was derived from `JWT_SECRET`, as at first. */
  readonly key?: string
  readonly sealed: string
  readonly ends: string
  readonly since: string
  readonly by?: string
}

export type SealedKeys = Readonly<Partial<Record<keyof InvoiceSeller['keys'], SealedKey>>>

/** Companies that issue Taiwan invoices: one or a few in an installation. */
export const invoiceSellers = pgTable(
  'invoice_sellers',
  {
    _id: idColumn('_id').notNull(),
    taxId: text('tax_id').notNull(),
    name: text('name').notNull(),
    address: text('address'),
    adapter: text('adapter').$type<InvoiceSeller['adapter']>().notNull(),
    mode: text('mode').$type<InvoiceSeller['mode']>().notNull(),
    merchant: text('merchant'),
    prepaid: text('prepaid').$type<NonNullable<InvoiceSeller['prepaid']>>(),
    mail: text('mail'),
    sealedKeys: jsonb('sealed_keys').$type<SealedKeys>().notNull().default({}),
    /** What was low when a mail was sent last, and when. */
    warned: text('warned').$type<InvoiceSeller['warning']>(),
    warnTime: instant('warn_time'),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    uniqueIndex('invoice_sellers_tax_id').on(table.taxId),
  ],
)
export type InvoiceSellerRow = typeof invoiceSellers.$inferSelect
