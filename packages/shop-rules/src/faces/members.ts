// Points and vip levels.

export {
  expiringSoon,
  type PointLot,
  type PointTake,
  soonDays,
  spendPoints,
} from '../members/point-lots.ts'
export { vipError } from '../members/vip-status.ts'
