import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'

/**
 * A kiosk's screen as it hangs: its sizes are of the glass, and what guests press is within their reach (KIOSK-7.3).
 */
export const KioskScreen = Closed({
  /** From corner to corner, in inches. */
  diagonalInch: Type.Number({ minimum: 7, maximum: 100 }),
  /** From the floor to the lower edge of the picture, in mm. */
  lowerEdgeMm: Type.Integer({ minimum: 0, maximum: 2000 }),
  /** From which guests read it, in mm. */
  viewMm: Type.Integer({ minimum: 300, maximum: 3000 }),
})
export type KioskScreen = Static<typeof KioskScreen>
