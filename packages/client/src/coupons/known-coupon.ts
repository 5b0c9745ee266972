import type { UserCoupon } from '@comanda/contract'
import { shopMoment } from '@comanda/engine/time'
import type { Authentication } from '../authentication/authentication.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Connection } from '../connection/connection.ts'
import { couponOfCode } from './coupon-of-code.ts'
import type { DeviceCoupons } from './device-coupons.ts'
import { findUsableCoupons, getCoupons } from './owned-coupons.ts'

interface CouponHolder {
  readonly authentication: Pick<Authentication, 'state'>
  readonly catalogue: Pick<Catalogue, 'state'>
  readonly connection: Pick<Connection, 'service'>
}

/**
 * Returns the usable coupon that this device got from a code before, if nobody is logged in. The server looks up a
 * member's coupons.
 */
export const couponOfDevice = async (
  { authentication, catalogue, connection }: CouponHolder,
  device: Pick<DeviceCoupons, 'read'>,
  code: string,
): Promise<UserCoupon | undefined> => {
  if (authentication.state.get().user) return undefined
  const { menu, now } = catalogue.state.get()
  const coupons = await getCoupons(connection, device.read())
  return couponOfCode(coupons, code, now, shopMoment(now, menu?.shop ?? {}).day)
}

/** Returns the ids of the coupons that the logged-in member can still use; empty for a visitor. */
export const ownedCouponIds = async ({
  authentication,
  connection,
}: Omit<CouponHolder, 'catalogue'>): Promise<readonly string[]> => {
  const { user } = authentication.state.get()
  const coupons = user ? await findUsableCoupons(connection, user._id) : []
  return coupons.map(({ _id }) => _id)
}
