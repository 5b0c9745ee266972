import type { OrderingKey } from '@comanda/locales/ordering'

const byName: Readonly<Record<string, OrderingKey>> = {
  NotAllowedError: 'coupon.cameraDenied',
  SecurityError: 'coupon.cameraDenied',
  NotFoundError: 'coupon.noCamera',
  OverconstrainedError: 'coupon.noCamera',
}

/** Returns why the camera cannot be used, by the name of the browser's error. */
export const cameraRefusalKey = (failure: unknown): OrderingKey => {
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : ''
  return Object.hasOwn(byName, name) ? (byName[name] ?? 'coupon.scanFailed') : 'coupon.scanFailed'
}
