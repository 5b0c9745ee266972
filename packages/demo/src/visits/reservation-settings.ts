import type { ReservationSetting } from '@comanda/contract'
import { recordId, shopId } from '../ids/record-id.ts'
import { shopKeys } from '../ids/shop-key.ts'
import { type Text, text } from '../text/text.ts'

const sessions: readonly {
  readonly key: string
  readonly name: Text
  readonly from: string
  readonly to: string
  readonly weekdays?: number[]
}[] = [
  {
    key: 'weekend-brunch',
    name: text('Weekend brunch', '週末早午餐', '周末早午餐'),
    from: '09:00',
    to: '11:30',
    weekdays: [0, 6],
  },
  { key: 'lunch', name: text('Lunch', '午市', '午市'), from: '11:30', to: '15:00' },
  { key: 'dinner', name: text('Dinner', '晚市', '晚市'), from: '17:30', to: '22:00' },
]

const terms = text(
  'Your table is kept for 15 minutes. Please call us if you are late. A reservation may be changed or cancelled until 2 hours before its time.',
  '座位保留15分鐘，如遲到請致電通知。預約時間2小時前可更改或取消。',
  '座位保留15分钟，如迟到请致电通知。预约时间2小时前可更改或取消。',
)

/** Tables and seats that can be reserved at the same time; the rest is for walk-ins. */
const room = { hk: [6, 24], tw: [5, 20], sg: [8, 32] } as const

export const reservationSettings: ReservationSetting[] = shopKeys.map((shop) => ({
  _id: recordId(shop, 'reservation', 'settings'),
  shop: shopId(shop),
  enabled: true,
  slotMinutes: 15,
  stayMinutes: 90,
  minGuests: 1,
  maxGuests: 12,
  babyStools: 2,
  daysAhead: 30,
  cancelHours: 2,
  limits: [{ quantity: room[shop][0], capacity: room[shop][1] }],
  sessions: sessions.map(({ key, ...session }) => ({
    _id: recordId(shop, 'reservation', key),
    ...session,
  })),
  terms,
}))
