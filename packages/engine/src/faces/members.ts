// Points and vip levels.

export {
  expiringSoon,
  livingLots,
  pointBalance,
  type PointLot,
  type PointTake,
  spendPoints,
} from '../members/point-lots.ts'
export { vipError } from '../members/vip-status.ts'
