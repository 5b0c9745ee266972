import type { CouponCode, OrderDiscount } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createRecordList, type RecordList } from '../records/record-list.ts'

type StaffConnection = Pick<Connection, 'service' | 'onConnect'>

/** The promotions of all shops of the installation, in the order in which they are tried. Those of rewards are not among them. */
export const createPromotions = (connection: StaffConnection): RecordList<OrderDiscount> =>
  createRecordList(connection, connection.service('orderDiscounts'), {
    source: { $in: ['automatic', 'coupon', 'memberRank', 'member', 'manual'] },
    $sort: { priority: 1 },
  })

/** The codes that give a coupon of a promotion. */
export const createCouponCodes = (connection: StaffConnection): RecordList<CouponCode> =>
  createRecordList(connection, connection.service('couponCodes'), { $sort: { code: 1 } })
