import type { Menu } from '@comanda/contract'
import { licensePlateError } from '@comanda/shop-rules/contact'
import type { Refusal } from '../../../../errors/refusal.ts'
import type { RequestedSession } from './requested-order.ts'

/** A guest who takes an order away at a drive-through names the car (ORDER-1.16). */
export const plateRefusal = (
  { shop }: Menu,
  { type, licensePlate }: RequestedSession,
): Refusal | undefined => {
  if (shop.driveThrough !== true || type !== 'takeAway') return undefined
  const message = licensePlateError(licensePlate)
  return (
    message && { kind: 'BadRequest', code: 'licensePlateRequired', message, field: 'licensePlate' }
  )
}
