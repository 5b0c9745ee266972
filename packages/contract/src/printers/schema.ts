import { type Static, Type } from '@feathersjs/typebox'
import { Cleared } from '../fields/cleared.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { NameLocale } from '../fields/name-locale.ts'
import { OneOf } from '../fields/one-of.ts'
import { PrinterProblem } from '../fields/printer-problem.ts'
import { Instant } from '../fields/time.ts'

const own = {
  _id: Id,
  shop: Id,
  name: Type.String({ minLength: 1, maxLength: 100 }),
  /**
   * `escpos`, also if absent, or `star`, by the mode that it is in: the server connects to it. `cloudPrnt`: it asks the server for slips,
   * from any network.
   */
  kind: Type.Optional(OneOf('escpos', 'star', 'cloudPrnt')),
  /** Unless it asks: its address in the network of the house, `host` or `host:port`, by default port 9100. */
  address: Type.Optional(Type.String({ minLength: 1, maxLength: 260, pattern: '^[\\w.:[\\]-]+$' })),
  /** The width of its paper in mm. */
  width: Type.Union([Type.Literal(58), Type.Literal(80)]),
  /** The language of slips that no station decides; the shop's own if absent (CAT-1.15). */
  locale: Type.Optional(NameLocale),
  /** The tickets that it prints: those of all stations that make dishes, or of `stations`; none if absent. */
  tickets: Type.Optional(OneOf('all', 'stations')),
  stations: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  /** It prints receipts. */
  receipts: Type.Optional(Type.Boolean()),
  /** A drawer is connected to it. */
  hasDrawer: Type.Optional(Type.Boolean()),
  /** The printer that takes over if this one does not print. */
  fallback: Type.Optional(Id),
  order: Type.Optional(Type.Integer({ minimum: 0 })),
  status: Type.Optional(OneOf('active', 'disabled')),
}

/** What the server knows of it. */
const state = {
  /** When it last printed, or said how it is. */
  lastSeen: Type.Optional(Instant),
  problem: Type.Optional(PrinterProblem),
}

/** A receipt printer of a shop (PRINT-2). */
export const Printer = Closed({ ...own, ...state }, 'Printer')
export type Printer = Static<typeof Printer>

const { _id, shop, ...settings } = own
export const PrinterData = Closed({ _id: Type.Optional(_id), shop, ...settings }, 'PrinterData')
export type PrinterData = Static<typeof PrinterData>

export const PrinterPatch = Closed(
  {
    name: Type.Optional(settings.name),
    address: Type.Optional(own.address),
    width: Type.Optional(settings.width),
    locale: Cleared(settings.locale),
    tickets: Cleared(settings.tickets),
    stations: Cleared(settings.stations),
    receipts: Cleared(settings.receipts),
    hasDrawer: Cleared(settings.hasDrawer),
    fallback: Cleared(settings.fallback),
    order: Cleared(settings.order),
    status: Cleared(settings.status),
  },
  'PrinterPatch',
  1,
)
export type PrinterPatch = Static<typeof PrinterPatch>

/** `create printers/test`: prints a slip that says so (PRINT-2.3). */
export const TestPrinterData = Closed(
  { shop: Id, printer: Id, idempotencyKey: Type.Optional(IdempotencyKey) },
  'TestPrinterData',
)
export type TestPrinterData = Static<typeof TestPrinterData>

/** `create printers/pollingPath`: makes the path at which a CloudPRNT printer finds its slips; that of before ends (PRINT-5.1). */
export const PollingPathData = Closed({ shop: Id, printer: Id }, 'PollingPathData')
export type PollingPathData = Static<typeof PollingPathData>

/** Shown once: the path is the printer's password. */
export const PollingPathResult = Closed({ path: Type.String() }, 'PollingPathResult')
export type PollingPathResult = Static<typeof PollingPathResult>
