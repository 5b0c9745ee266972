import type { DevicePatch } from '@comanda/contract'
import { refused } from '../../../errors/refusal.ts'

/** The least time between the warning of an idle kiosk and its reset, in seconds. */
const leastCountdown = 10

/** Throws if a guest would have too little time to respond to the warning (KIOSK-1.4). */
export const refuseShortIdle = ({ idle }: DevicePatch): void => {
  if (idle && idle.reset < idle.warn + leastCountdown)
    throw refused({
      kind: 'BadRequest',
      code: 'dataInvalid',
      message: 'The reset must come at least ten seconds after the warning.',
      field: 'idle',
    })
}
