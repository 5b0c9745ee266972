import type { ShopRank, VipLevel } from '@comanda/contract'
import { discountId, rankId, vipLevelId } from '../ids/record-id.ts'
import { text } from '../text/text.ts'

/** What members reach by their spending in a year. */
export const shopRanks: ShopRank[] = [
  {
    _id: rankId('spark'),
    name: text('Spark', '星火', '星火'),
    description: text('Where every regular begins.', '熟客之旅的起點。', '熟客之旅的起点。'),
    color: '#E8B04B',
    expenditure: 0,
    periodMonths: 12,
    order: 1,
  },
  {
    _id: rankId('glow'),
    name: text('Glow', '暖光', '暖光'),
    description: text(
      'Member price on milk tea, and 3 % off every order.',
      '奶茶會員價，每單再享97折。',
      '奶茶会员价，每单再享9.7折。',
    ),
    color: '#F07B3F',
    expenditure: 1500,
    periodMonths: 12,
    order: 2,
  },
  {
    _id: rankId('keeper'),
    name: text('Lantern keeper', '掌燈人', '掌灯人'),
    description: text(
      '8 % off every order, whatever the hour.',
      '不論早晚，每單92折。',
      '不论早晚，每单9.2折。',
    ),
    color: '#B5382A',
    expenditure: 6000,
    periodMonths: 12,
    order: 3,
  },
]

export const vipLevels: VipLevel[] = [
  {
    _id: vipLevelId('supper-club'),
    name: text('Supper Club', '宵夜會', '夜宵会'),
    status: 'active',
    discountLists: [{ discounts: [discountId('vip-dessert')] }],
  },
  {
    _id: vipLevelId('lane-family'),
    name: text('Lane Family', '街坊家人', '街坊家人'),
    status: 'active',
    orderDiscount: 0.9,
    beforeServiceCharge: true,
  },
]
