import type { Section } from '@comanda/contract'
import { recordId, shopId } from '../ids/record-id.ts'
import { type Text, text } from '../text/text.ts'
import { shopKeys } from '../ids/shop-key.ts'

export type SectionKey = 'breakfast' | 'lunch' | 'dinner' | 'late'

/** They overlap slightly and cover the whole day. */
const hours: readonly { key: SectionKey; name: Text; from: string; to: string }[] = [
  { key: 'breakfast', name: text('Breakfast', '早餐', '早餐'), from: '05:00', to: '11:30' },
  {
    key: 'lunch',
    name: text('Lunch & tea', '午市・下午茶', '午市・下午茶'),
    from: '11:00',
    to: '17:30',
  },
  { key: 'dinner', name: text('Dinner', '晚市', '晚市'), from: '17:00', to: '23:00' },
  { key: 'late', name: text('Late night', '深宵', '深夜'), from: '22:30', to: '05:30' },
]

export const sections: Section[] = shopKeys.flatMap((shop) =>
  hours.map(({ key, name, from, to }, index) => ({
    _id: recordId(shop, 'section', key),
    shop: shopId(shop),
    name,
    timeRange: [{ from, to, openForOnline: true }],
    showOrder: index + 1,
  })),
)
