import type { Menu } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'
import { availableSections, chooseSection } from '@comanda/shop-rules/menu'
import { shopMoment } from '@comanda/engine/time'
import type { WithShopDirectory } from '../../../../shop-directory/in-shop-of-session.ts'
import type { PricedRow } from '../../pricing/price-session.ts'

/** The id of a session, and the key by which a diner resumes it. */
export type SessionIds = Pick<PricedRow, '_id' | 'restoreKey'>

/** Returns the id and the key of a new session of a shop. */
export const newSessionIds = async (
  { shopDirectory, reads }: WithShopDirectory,
  shop: string,
): Promise<SessionIds> => ({
  _id: await shopDirectory.newSecretId(reads, shop),
  restoreKey: await shopDirectory.newKey(reads, shop),
})

/** Returns the section that a session orders from now: its own while that serves, else the first that does. */
export const servingSection = (
  menu: Menu,
  chosen: string | null | undefined,
  now: Date,
): string | null => {
  const at = shopMoment(now.getTime(), menu.shop)
  const serving = availableSections(menu.sections, at, true)
  return chooseSection(serving, chosen ?? undefined).section?._id ?? null
}

/** Returns a new session: ongoing, without orders, with the fields of its kind. The caller prices it. */
export const newSession = (
  menu: Menu,
  type: OrderType,
  own: SessionIds & Partial<PricedRow>,
  now: Date,
): PricedRow => {
  const began = now.toISOString()
  return {
    shop: menu.shop._id,
    type,
    status: 'ongoing',
    tvStatus: 'none',
    source: 'selfOrder',
    device: null,
    payBy: null,
    shownTime: null,
    section: null,
    user: null,
    tableItem: null,
    tableName: null,
    capacity: null,
    desiredCapacity: null,
    qrCodeViewItem: null,
    sessionName: null,
    localizedSessionName: null,
    contactName: null,
    licensePlate: null,
    phone: null,
    pickupTime: null,
    remark: null,
    bookings: [],
    tentNumber: null,
    startTime: began,
    createTime: began,
    bookedTime: null,
    dayResult: null,
    bookedResult: null,
    split: '',
    closed: null,
    merged: null,
    checkBillTime: null,
    billAskedTime: null,
    endTime: null,
    day: null,
    orderCutoffTime: null,
    orderLeaveTime: null,
    modifiers: [],
    manualSurcharges: [],
    taxFree: false,
    tips: 0,
    adjusts: [],
    preAdjusts: [],
    lineAdjusts: [],
    discounts: [],
    manualDiscount: null,
    pointsSpent: null,
    pointsEarned: null,
    topUp: null,
    deposit: null,
    twInvoice: null,
    invoices: null,
    paidTime: null,
    version: 1,
    ...own,
  }
}
