import type { DinerClient } from '@comanda/client'
import type { UserCoupon } from '@comanda/contract'
import { localMoment } from '@comanda/engine'
import { couponOfCode } from './coupon-of-code.ts'
import { readDeviceCoupons } from './device-coupons.ts'
import { deviceStorage } from './device-storage.ts'
import { loadDeviceCoupons } from './load-device-coupons.ts'

/** What this device holds of a code already. Of a member's coupons the server knows it. */
export const heldCoupon = async (
  client: DinerClient,
  code: string,
): Promise<UserCoupon | undefined> => {
  if (client.authentication.state.get().user) return undefined
  const { menu, now } = client.catalogue.state.get()
  const coupons = await loadDeviceCoupons(client, readDeviceCoupons(deviceStorage()))
  return couponOfCode(coupons, code, now, localMoment(now, menu?.shop.timeZone).date)
}
