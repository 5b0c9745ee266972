import { type Static, Type } from '@feathersjs/typebox'
import { AppLocale } from '../fields/app-locale.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'
import { Slip } from '../fields/slip.ts'
import { PrinterProblem } from '../fields/printer-problem.ts'

/** A slip for a printer, until it is on paper (PRINT-4). */
export const PrintJob = Closed(
  {
    _id: Id,
    shop: Id,
    printer: Id,
    kind: OneOf('ticket', 'receipt', 'slip', 'drawer', 'test'),
    /** Of a ticket its id, of a receipt that of its session, of a drawer that of the payment. */
    ref: Type.Optional(Id),
    /** The number of the order, which is called out. */
    number: Type.Optional(Type.String()),
    /** It may have been printed before, and says so. */
    isCopy: Type.Optional(Type.Boolean()),
    /** `moved`: the printer that takes over has it. */
    status: OneOf('waiting', 'printed', 'moved', 'dropped'),
    tries: Type.Integer({ minimum: 0 }),
    problem: Type.Optional(PrinterProblem),
    createTime: Instant,
    printedTime: Type.Optional(Instant),
  },
  'PrintJob',
)
export type PrintJob = Static<typeof PrintJob>

/** `create printJobs/again`: prints a slip once more, as a copy, by its printer or another one of the shop (PRINT-4.5). */
export const PrintAgainData = Closed(
  {
    shop: Id,
    job: Id,
    printer: Type.Optional(Id),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'PrintAgainData',
)
export type PrintAgainData = Static<typeof PrintAgainData>

/** `create printJobs/receipt`: prints the receipt of a session, by the printer of receipts or the one named (PRINT-4.4). */
export const PrintReceiptData = Closed(
  {
    shop: Id,
    session: Id,
    printer: Type.Optional(Id),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'PrintReceiptData',
)
export type PrintReceiptData = Static<typeof PrintReceiptData>

/**
 * `create printJobs/drawer`: opens the drawer for the last payment of a session, which is cash, once however often it is
 * called (PRINT-4.7).
 */
export const OpenDrawerData = Closed(
  { shop: Id, session: Id, idempotencyKey: Type.Optional(IdempotencyKey) },
  'OpenDrawerData',
)
export type OpenDrawerData = Static<typeof OpenDrawerData>

/**
 * `create printJobs/slip`: prints what a screen shows, in its words, by the printer of receipts or the one named: a day's figures,
 * an invoice, the code of a table (PRINT-4.8).
 */
export const PrintSlipData = Closed(
  {
    shop: Id,
    slip: Slip,
    locale: AppLocale,
    printer: Type.Optional(Id),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'PrintSlipData',
)
export type PrintSlipData = Static<typeof PrintSlipData>
