import type { TimeCondition } from '@comanda/contract'
import { recordId, shopId } from '../ids/record-id.ts'
import { shopKeys } from '../ids/shop-key.ts'

export type TimeKey = 'happy-hour' | 'tea-time' | 'weekend'

const times: Readonly<Record<TimeKey, Omit<TimeCondition, '_id' | 'shop' | 'status'>>> = {
  'happy-hour': { name: 'Happy hour', timeType: 'order', from: '17:00', to: '20:00' },
  'tea-time': { name: 'Tea time', timeType: 'range', from: '14:00', to: '17:30' },
  weekend: { name: 'Weekend', timeType: 'range', weekdays: [0, 6] },
}

export const timeConditions: TimeCondition[] = shopKeys.flatMap((shop) =>
  Object.entries(times).map(([key, time]) => ({
    _id: recordId(shop, 'time-condition', key),
    shop: shopId(shop),
    ...time,
    status: 'active' as const,
  })),
)
