import type { Reservation } from '@comanda/contract'
import { recordId, shopId } from '../ids/record-id.ts'
import { type ShopKey, shopKeys } from '../ids/shop-key.ts'
import { tableViewItems } from '../shops/tables.ts'

type Guest = Pick<
  Reservation,
  'name' | 'title' | 'locale' | 'occasion' | 'remark' | 'allergens' | 'source'
> &
  Partial<Pick<Reservation, 'children' | 'babyStools'>> & {
    /** HH:MM. */
    readonly time: string
    readonly adults: number
    /** The name of the table that is reserved for them. */
    readonly table?: string
    /** What became of them, unless they came. */
    readonly end?: 'noShow' | 'cancelled'
  }

/** Who comes on a day, by time; never more at once than the shop's rules allow, with room for others. */
const guests: Readonly<Record<ShopKey, readonly Guest[]>> = {
  hk: [
    {
      time: '12:00',
      adults: 2,
      name: '何詠琳',
      title: 'ms',
      locale: 'zh-hk',
      remark: '想坐窗邊，謝謝。',
      table: 'A1',
    },
    { time: '12:30', adults: 4, name: 'Priya Nair', title: 'ms', locale: 'en', table: 'B1' },
    { time: '12:45', adults: 3, name: '馮國強', locale: 'zh-hk', source: 'staff', end: 'noShow' },
    {
      time: '13:30',
      adults: 2,
      children: 1,
      babyStools: 1,
      name: '李娜',
      locale: 'zh-cn',
      remark: '孩子两岁，带了自己的餐具。',
      table: 'B2',
    },
    {
      time: '18:00',
      adults: 4,
      name: 'Chan Mei Ling',
      title: 'ms',
      locale: 'en',
      remark: 'One of us has a peanut allergy and carries an EpiPen.',
      allergens: ['peanuts'],
      table: 'B3',
    },
    { time: '18:30', adults: 2, name: '黃家俊', locale: 'zh-hk', source: 'staff', table: 'A2' },
    {
      time: '19:00',
      adults: 5,
      children: 1,
      babyStools: 1,
      name: '林志豪',
      title: 'mr',
      locale: 'zh-hk',
      occasion: 'birthday',
      remark: '會自備蛋糕，請幫忙雪住，多謝！',
      table: 'B5',
    },
    { time: '19:30', adults: 3, name: 'Tom Becker', locale: 'en', source: 'staff' },
    {
      time: '20:15',
      adults: 2,
      name: 'Aisha Rahman',
      title: 'ms',
      locale: 'en',
      occasion: 'anniversary',
      remark: 'No pork, please. A quiet corner would be lovely.',
    },
    { time: '20:45', adults: 4, name: '周敏', locale: 'zh-cn', end: 'cancelled' },
    { time: '21:15', adults: 2, name: '鄧惠芳', locale: 'zh-hk', source: 'staff' },
  ],
  tw: [
    { time: '12:00', adults: 2, name: '張雅婷', locale: 'zh-hk', table: 'H1' },
    { time: '12:30', adults: 4, name: '劉建宏', locale: 'zh-hk', source: 'staff', end: 'noShow' },
    {
      time: '18:00',
      adults: 3,
      name: '蔡依珊',
      locale: 'zh-hk',
      remark: '一位對蝦蟹過敏。',
      allergens: ['crustaceans'],
      table: 'H3',
    },
    { time: '18:30', adults: 2, name: 'Emma Clarke', locale: 'en' },
    {
      time: '19:00',
      adults: 6,
      name: '吳明翰',
      locale: 'zh-hk',
      occasion: 'celebration',
      table: 'H6',
    },
  ],
  sg: [
    {
      time: '12:15',
      adults: 4,
      name: 'Tan Wei Jie',
      locale: 'en',
      occasion: 'business',
      table: 'M2',
    },
    { time: '12:45', adults: 2, name: 'Siti Aminah', locale: 'en', source: 'staff', end: 'noShow' },
    {
      time: '18:00',
      adults: 2,
      children: 2,
      babyStools: 1,
      name: 'Goh Li Ting',
      locale: 'en',
      remark: 'My son cannot have eggs or milk.',
      allergens: ['eggs', 'milk'],
      table: 'G1',
    },
    { time: '19:00', adults: 6, name: '陈伟', locale: 'zh-cn', occasion: 'birthday', table: 'M6' },
    { time: '19:30', adults: 2, name: 'Arjun Menon', locale: 'en' },
  ],
}

/** A booking of a day of the demo, on whichever day. */
export interface DemoBooking extends Omit<Guest, 'table'> {
  readonly shop: string
  readonly diningSession: string
  readonly phone: string
  readonly tables?: readonly string[]
}

const dialling: Readonly<Record<ShopKey, string>> = { hk: '+852 5', tw: '+886 9', sg: '+65 8' }

/** A day in the books of the shops. */
export const bookings: readonly DemoBooking[] = shopKeys.flatMap((shop) =>
  guests[shop].map(({ table, ...guest }, at) => {
    const found = tableViewItems.find((one) => one.shop === shopId(shop) && one.name === table)
    return {
      ...guest,
      shop: shopId(shop),
      diningSession: recordId(shop, 'reservation', guest.time < '15:00' ? 'lunch' : 'dinner'),
      phone: `${dialling[shop]}550 01${String(at + 10)}`,
      ...(found ? { tables: [found._id] } : {}),
    }
  }),
)
