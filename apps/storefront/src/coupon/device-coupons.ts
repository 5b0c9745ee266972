import { isObjectId } from '@comanda/engine'

const KEY = 'deviceCoupons'
/** The oldest are dropped beyond this. */
const MOST = 50

/** Ids of coupons that are nobody's: whoever holds the id may use them, so they stay on this device. */
export const readDeviceCoupons = (storage: Pick<Storage, 'getItem'>): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is string => isObjectId(id)) : []
  } catch {
    return []
  }
}

/** Keeps one more, the latest first. */
export const addDeviceCoupon = (
  id: string,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): readonly string[] => {
  const ids = [id, ...readDeviceCoupons(storage).filter((other) => other !== id)].slice(0, MOST)
  try {
    storage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // A full or forbidden storage: it holds for as long as the page is open.
  }
  return ids
}
