import type { LocalizedText, OrderType } from '@comanda/engine/catalog'
import type { PriceResult } from '@comanda/engine/pricing'
import type { Allergy } from '@comanda/shop-rules/reservations'
import type { SessionStatus } from '@comanda/shop-rules/sessions'
import type {
  BillChanges,
  BillClosing,
  OrderDiscount,
  PricedWith,
  SessionInvoice,
  TableSession,
  TaiwanInvoice,
} from '@comanda/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, money, nested } from '../database/columns.ts'

/** A coupon or reward of a session, with its rule at the time of the order. */
export interface SessionDiscount {
  /** The id of the coupon that it uses; for a reward, of the coupon that it gave. */
  readonly id: string
  readonly source: 'coupon' | 'gift'
  readonly coupon: OrderDiscount
  /** The owner; if absent, anybody who knew its id. */
  readonly user?: string
  /** The code by which it was claimed. */
  readonly code?: string
  /** The order that used it. */
  readonly order: string
}

/** A discount that staff give by hand, with its rule. */
export interface ManualDiscount {
  readonly id: string
  readonly rule: OrderDiscount
}

/** What a bill shows of a rule, a surcharge or a tax, as it was when the bill was priced. */
export interface BillLabel {
  readonly name: LocalizedText
  readonly taxGroup?: string
}

/** The engine's explained price, with the names of what is on the bill by their ids. */
export interface PricedBill extends PriceResult {
  /** Absent from bills that were priced before there were labels. */
  readonly labels?: Readonly<Record<string, BillLabel>>
}

/** The session that a bill was merged into, and when. */
export interface MergedBill {
  readonly into: string
  readonly time: string
  /** What undoing the merge needs; absent in bills that were merged by earlier releases. */
  readonly before?: MergedBefore
}

/** Two bills as they were before they were merged, by what the merge brings together (STAFF-2.20). */
export interface MergedBefore {
  readonly from: BillFields
  readonly into: BillFields
  /** What went over, by ids. */
  readonly orders: readonly string[]
  readonly payments: readonly string[]
  readonly attempts: readonly string[]
  /** The payments that the other bill had. */
  readonly intoPayments: readonly string[]
}

/** What a merge changes of a bill. */
export interface BillFields {
  readonly status: SessionStatus
  readonly user: string | null
  readonly capacity: number | null
  readonly discounts: readonly SessionDiscount[]
  readonly tips: number
  readonly adjusts: BillChanges['adjusts']
  readonly preAdjusts: BillChanges['preAdjusts']
  readonly modifiers: BillChanges['modifiers']
  readonly manualSurcharges: string[]
  readonly billAskedTime: string | null
  readonly invoices: SessionInvoice[] | null
}

/** Guests who were seated, and what they must not eat. */
export interface SeatedBooking extends Partial<Allergy> {
  /** Their reservation or, with `waited`, their party of the waiting list; of what staff have noted at the table, the session of which they did. */
  readonly reservation: string
  readonly noted?: true
  readonly waited?: true
}

/**
 * Sessions. `result` is the engine's explained price of all lines. `version` increases with each change. The index
 * `table_sessions_open_part` allows one open session per table and part of it.
 */
export const tableSessions = pgTable(
  'table_sessions',
  {
    _id: text('_id').notNull(),
    shop: text('shop').notNull(),
    type: text('type').$type<OrderType>().notNull(),
    status: text('status').$type<SessionStatus>().notNull(),
    tvStatus: text('tv_status').$type<TableSession['tvStatus']>().notNull().default('none'),
    source: text('source').$type<NonNullable<TableSession['source']>>().notNull(),
    /** The kiosk that opened it. */
    device: text('device'),
    /** The payment method that its order named. */
    payBy: text('pay_by'),
    /** When its kiosk showed the number of the order. */
    shownTime: instant('shown_time'),
    section: text('section'),
    user: text('user'),
    tableItem: text('table_item'),
    tableName: text('table_name'),
    /** The part of its table that a split bill is; empty for the table itself. */
    split: text('split').notNull().default(''),
    capacity: integer('capacity'),
    desiredCapacity: integer('desired_capacity'),
    qrCodeViewItem: text('qr_code_view_item'),
    sessionName: text('session_name'),
    localizedSessionName:
      nested<NonNullable<TableSession['localizedSessionName']>>('localized_session_name'),
    restoreKey: text('restore_key').notNull(),
    contactName: text('contact_name'),
    licensePlate: text('license_plate'),
    phone: text('phone'),
    pickupTime: instant('pickup_time'),
    remark: text('remark'),
    /** The reservations of its guests, also of those whose bill was merged into it (RES-5.1). */
    bookings: nested<SeatedBooking[]>('bookings').notNull().default([]),
    tentNumber: integer('tent_number'),
    modifiers: nested<BillChanges['modifiers']>('modifiers').notNull().default([]),
    /** The manual surcharges that staff charge. */
    manualSurcharges: nested<string[]>('manual_surcharges').notNull().default([]),
    taxFree: boolean('tax_free').notNull().default(false),
    tips: money('tips').notNull().default(0),
    adjusts: nested<BillChanges['adjusts']>('adjusts').notNull().default([]),
    preAdjusts: nested<BillChanges['preAdjusts']>('pre_adjusts').notNull().default([]),
    lineAdjusts: nested<BillChanges['lineAdjusts']>('line_adjusts').notNull().default([]),
    result: jsonb('result').$type<PricedBill>().notNull(),
    /** What `result` was priced with; null in sessions from before rule books were stored. */
    pricedWith: jsonb('priced_with').$type<PricedWith>(),
    discounts: jsonb('discounts').$type<readonly SessionDiscount[]>().notNull().default([]),
    /** The discount that staff give on the whole bill. */
    manualDiscount: jsonb('manual_discount').$type<ManualDiscount>(),
    /** The record of the points that the session's rules have spent. */
    pointsSpent: text('points_spent'),
    pointsEarned: integer('points_earned'),
    /** What a top-up credits once it is paid. */
    topUp: money('top_up'),
    /** The reservation whose deposit is paid by it. */
    deposit: text('deposit'),
    twInvoice: jsonb('tw_invoice').$type<TaiwanInvoice>(),
    /** What its diners see of its invoices; null if it has none. */
    invoices: jsonb('invoices').$type<SessionInvoice[]>(),
    bookedTime: instant('booked_time'),
    /** How staff closed it with something left to pay. */
    closed: jsonb('closed').$type<BillClosing>(),
    merged: jsonb('merged').$type<MergedBill>(),
    checkBillTime: instant('check_bill_time'),
    billAskedTime: instant('bill_asked_time'),
    paidTime: instant('paid_time'),
    startTime: instant('start_time').notNull(),
    createTime: instant('create_time').notNull(),
    endTime: instant('end_time'),
    /** The business day on which it was completed or made void, filled by a trigger (STAFF-6.1); null otherwise. */
    day: date('day', { mode: 'string' }),
    /** The price as of the Z of that day, if it has changed since; filled by a trigger (STAFF-6.3). */
    dayResult: jsonb('day_result').$type<PricedBill>(),
    /** The price as of the last later Z that booked what changed it (LEDGER-1.6). */
    bookedResult: jsonb('booked_result').$type<PricedBill>(),
    orderCutoffTime: instant('order_cutoff_time'),
    orderLeaveTime: instant('order_leave_time'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('table_sessions_id').on(table._id),
    index('table_sessions_restore_key').on(table.restoreKey),
    index('table_sessions_of_user').on(table.user, table.createTime, table._id),
    index('table_sessions_recent').on(table.shop, table.createTime, table._id),
    // The list of a chain over all its shops.
    index('table_sessions_of_all').on(table.createTime, table._id),
    index('table_sessions_open_recent')
      .on(table.shop, table.createTime, table._id)
      .where(sql`${table.status} in ('ongoing', 'toPay')`),
    index('table_sessions_of_day')
      .on(table.shop, table.day)
      .where(sql`${table.day} is not null`),
    // For the job that removes those without an order.
    index('table_sessions_cancelled')
      .on(table.endTime)
      .where(sql`${table.status} = 'cancelled'`),
    index('table_sessions_open')
      .on(table.createTime)
      .where(sql`${table.status} in ('ongoing', 'toPay')`),
    index('table_sessions_deposit')
      .on(table.shop, table.deposit)
      .where(sql`${table.deposit} is not null`),
    uniqueIndex('table_sessions_open_part')
      .on(table.shop, table.tableItem, table.split)
      .where(sql`${table.status} in ('ongoing', 'toPay')`),
  ],
)
export type SessionRow = typeof tableSessions.$inferSelect
