import type { Reservation, SessionPayment, TableSession, Ticket } from '@comanda/contract'
import type { SlipLocale } from './slip.ts'

/** The words of slips. `{places}` are filled in. */
export interface SlipWords {
  readonly table: string
  readonly stand: string
  readonly modes: Readonly<Record<TableSession['type'], string>>
  /** The parts of a bill that have no name of their own. */
  readonly parts: Readonly<
    Record<'products' | 'discount' | 'taxRelief' | 'tips' | 'adjusts' | 'rounding', string>
  >
  readonly taxIncluded: string
  readonly total: string
  readonly paymentSurcharge: string
  readonly cashRounding: string
  readonly charged: string
  readonly tendered: string
  readonly change: string
  readonly toPay: string
  readonly refund: string
  readonly copy: string
  readonly kinds: Readonly<Record<Ticket['kind'], string>>
  readonly moved: string
  readonly off: string
  readonly seat: string
  /** Stands between the words of a list. */
  readonly between: string
  readonly allergy: string
  readonly allergens: Readonly<Record<NonNullable<Reservation['allergens']>[number], string>>
  readonly takeAwayLine: string
  readonly test: string
  readonly testText: string
  readonly payments: Readonly<Record<SessionPayment['type'], string>>
}

const en: SlipWords = {
  table: 'Table {name}',
  stand: 'Stand {number}',
  modes: {
    dineIn: 'Dine in',
    dineInNoTable: 'Eat here',
    takeAway: 'Takeaway',
    delivery: 'Delivery',
    topUp: 'Top-up',
  },
  parts: {
    products: 'Dishes',
    discount: 'Discount',
    taxRelief: 'Tax not charged',
    tips: 'Tips',
    adjusts: 'Adjustments',
    rounding: 'Rounding',
  },
  taxIncluded: 'included',
  total: 'Total',
  paymentSurcharge: 'Payment surcharge',
  cashRounding: 'Cash rounding',
  charged: 'Taken in all',
  tendered: 'Handed over',
  change: 'Change',
  toPay: 'To pay',
  refund: 'Refund: {method}',
  copy: 'COPY',
  kinds: { new: 'More for this order', cancel: 'Do not make', change: 'Changed', note: 'Moved' },
  moved: 'Moved: {from} → {to}',
  off: 'Do not make',
  seat: 'Seat {seat}',
  between: ', ',
  allergy: 'ALLERGY: {what}',
  allergens: {
    gluten: 'Gluten',
    crustaceans: 'Crustaceans',
    eggs: 'Eggs',
    fish: 'Fish',
    peanuts: 'Peanuts',
    soy: 'Soy',
    milk: 'Milk',
    nuts: 'Nuts',
    celery: 'Celery',
    mustard: 'Mustard',
    sesame: 'Sesame',
    sulphites: 'Sulphites',
    lupin: 'Lupin',
    molluscs: 'Molluscs',
  },
  takeAwayLine: 'To take away',
  test: 'Test',
  testText: 'This printer works.',
  payments: { counter: 'Counter', balance: 'Stored balance', card: 'Card', wallet: 'Wallet' },
}

const zhHk: SlipWords = {
  table: '{name} 枱',
  stand: '號碼牌 {number}',
  modes: {
    dineIn: '堂食',
    dineInNoTable: '堂食',
    takeAway: '外賣自取',
    delivery: '外送',
    topUp: '增值',
  },
  parts: {
    products: '菜式',
    discount: '折扣',
    taxRelief: '免徵稅項',
    tips: '小費',
    adjusts: '調整',
    rounding: '捨入',
  },
  taxIncluded: '已包含',
  total: '總計',
  paymentSurcharge: '付款附加費',
  cashRounding: '現金湊整',
  charged: '合共收取',
  tendered: '實收',
  change: '找續',
  toPay: '尚欠',
  refund: '退款：{method}',
  copy: '副本',
  kinds: { new: '此單加菜', cancel: '不要做', change: '有更改', note: '轉枱' },
  moved: '轉枱：{from} → {to}',
  off: '不要做',
  seat: '{seat} 號位',
  between: '、',
  allergy: '過敏：{what}',
  allergens: {
    gluten: '麩質',
    crustaceans: '甲殼類',
    eggs: '蛋',
    fish: '魚',
    peanuts: '花生',
    soy: '大豆',
    milk: '奶',
    nuts: '果仁',
    celery: '芹菜',
    mustard: '芥末',
    sesame: '芝麻',
    sulphites: '亞硫酸鹽',
    lupin: '羽扇豆',
    molluscs: '軟體類',
  },
  takeAwayLine: '外賣',
  test: '測試',
  testText: '打印機運作正常。',
  payments: { counter: '收銀處', balance: '儲值', card: '信用卡', wallet: '電子錢包' },
}

const zhCn: SlipWords = {
  table: '{name} 桌',
  stand: '号码牌 {number}',
  modes: {
    dineIn: '堂食',
    dineInNoTable: '堂食',
    takeAway: '外带自取',
    delivery: '外送',
    topUp: '充值',
  },
  parts: {
    products: '菜品',
    discount: '折扣',
    taxRelief: '免征税项',
    tips: '小费',
    adjusts: '调整',
    rounding: '取整',
  },
  taxIncluded: '已包含',
  total: '总计',
  paymentSurcharge: '付款附加费',
  cashRounding: '现金取整',
  charged: '合计收取',
  tendered: '实收',
  change: '找零',
  toPay: '待付',
  refund: '退款：{method}',
  copy: '副本',
  kinds: { new: '此单加菜', cancel: '不要做', change: '有更改', note: '换桌' },
  moved: '换桌：{from} → {to}',
  off: '不要做',
  seat: '{seat} 号位',
  between: '、',
  allergy: '过敏：{what}',
  allergens: {
    gluten: '麸质',
    crustaceans: '甲壳类',
    eggs: '蛋',
    fish: '鱼',
    peanuts: '花生',
    soy: '大豆',
    milk: '奶',
    nuts: '坚果',
    celery: '芹菜',
    mustard: '芥末',
    sesame: '芝麻',
    sulphites: '亚硫酸盐',
    lupin: '羽扇豆',
    molluscs: '软体类',
  },
  takeAwayLine: '外带',
  test: '测试',
  testText: '打印机工作正常。',
  payments: { counter: '收银台', balance: '储值', card: '银行卡', wallet: '电子钱包' },
}

export const slipWords: Readonly<Record<SlipLocale, SlipWords>> = {
  en,
  'zh-hk': zhHk,
  'zh-cn': zhCn,
}
