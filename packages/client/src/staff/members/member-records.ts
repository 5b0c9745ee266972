import type { Gift, OrderDiscount, ShopRank, VipLevel } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createRecordList, type RecordList } from '../records/record-list.ts'

type StaffConnection = Pick<Connection, 'service' | 'onConnect'>

/** The ranks that members reach by what they spend, the lowest first. */
export const createRanks = (connection: StaffConnection): RecordList<ShopRank> =>
  createRecordList(connection, connection.service('shopRanks'), { $sort: { expenditure: 1 } })

/** The levels that members are given. */
export const createLevels = (connection: StaffConnection): RecordList<VipLevel> =>
  createRecordList(connection, connection.service('vipLevels'), {})

/** The rewards for points of all shops of the installation, in their order. */
export const createGifts = (connection: StaffConnection): RecordList<Gift> =>
  createRecordList(connection, connection.service('gifts'), { $sort: { order: 1 } })

/** The rules of gifts and coupons, of which a reward gives one. */
export const createGiftRules = (connection: StaffConnection): RecordList<OrderDiscount> =>
  createRecordList(connection, connection.service('orderDiscounts'), {
    source: { $in: ['gift', 'coupon'] },
    $sort: { priority: 1 },
  })

/** The rules of members: those by which they earn points, and others. */
export const createMemberRules = (connection: StaffConnection): RecordList<OrderDiscount> =>
  createRecordList(connection, connection.service('orderDiscounts'), {
    source: 'member',
    $sort: { priority: 1 },
  })
