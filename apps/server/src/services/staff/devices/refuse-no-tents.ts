import type { DevicePatch } from '@comanda/contract'
import { refused } from '../../../errors/refusal.ts'

/** Throws if there is no number between the first and the last stand (KIOSK-8.3). */
export const refuseNoTents = ({ tents }: DevicePatch): void => {
  if (tents && tents.to < tents.from)
    throw refused({
      kind: 'BadRequest',
      code: 'dataInvalid',
      message: 'The last number must not be below the first.',
      field: 'tents',
    })
}
