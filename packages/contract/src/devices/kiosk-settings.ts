import { type Static, Type } from '@feathersjs/typebox'
import { AppLocale } from '../fields/app-locale.ts'
import { Cleared } from '../fields/cleared.ts'
import { Closed } from '../fields/closed.ts'
import { OneOf } from '../fields/one-of.ts'
import { KioskScreen } from './kiosk-screen.ts'
import { ReaderName } from '../payments/reader-name.ts'
import { TentNumber } from '../fields/tent-number.ts'

/** How a guest at a kiosk takes the food: at a table without a code, or away. */
export const KioskMode = OneOf('dineInNoTable', 'takeAway')
export type KioskMode = Static<typeof KioskMode>

/**
 * After how many seconds without a touch a kiosk warns its guest, and after how many it begins again. The reset is at least ten
 * seconds after the warning (KIOSK-1.4).
 */
export const KioskIdle = Closed({
  warn: Type.Integer({ minimum: 20, maximum: 600 }),
  reset: Type.Integer({ minimum: 30, maximum: 900 }),
})
export type KioskIdle = Static<typeof KioskIdle>

/** The language that each guest begins in; that of the app if absent. */
/** What is offered; all that the shop is open for if absent. */
const Modes = Type.Array(KioskMode, { minItems: 1, maxItems: 2 })
/** Whether it takes no orders and sends guests to the counter. */
const Paused = Type.Boolean()
/** What it says while it is paused; the words of the app if absent. */
const PauseText = Type.String({ minLength: 1, maxLength: 200 })

/** Whether it offers dishes that go with the order before the check (KIOSK-3.6); it does if absent. */
const Offer = Type.Boolean()

/** The numbers on the stands that guests take to their tables (KIOSK-8.3). */
export const Tents = Closed({
  from: TentNumber,
  to: TentNumber,
})
export type Tents = Static<typeof Tents>

/** What staff set for a kiosk, as fields of its record. */
export const KioskSettings = {
  locale: Type.Optional(AppLocale),
  modes: Type.Optional(Modes),
  idle: Type.Optional(KioskIdle),
  paused: Type.Optional(Paused),
  offer: Type.Optional(Offer),
  screen: Type.Optional(KioskScreen),
  /** The card reader beside it; that of the payment account if absent (KIOSK-6.2). */
  reader: Type.Optional(ReaderName),
  pauseText: Type.Optional(PauseText),
  /** Absent: guests get no stand, and their food is called out. */
  tents: Type.Optional(Tents),
}

/** The same in a patch: `null` clears a field. */
export const ClearedSettings = {
  locale: Cleared(AppLocale),
  modes: Cleared(Modes),
  idle: Cleared(KioskIdle),
  paused: Cleared(Paused),
  offer: Cleared(Offer),
  screen: Cleared(KioskScreen),
  reader: Cleared(ReaderName),
  pauseText: Cleared(PauseText),
  tents: Cleared(Tents),
}
