import type { Shop, TableViewItem } from '@comanda/contract'
import { pictureId } from '../ids/record-id.ts'
import { text } from '../text/text.ts'
import { moonId, moonShop } from './ids.ts'

/** A small Japanese kitchen of the same owners, whose pictures look like photographs. */
export const shop: Shop = {
  _id: moonShop,
  name: text('Moon & Rice · Sai Ying Pun', '月與米 · 西營盤', '月与米 · 西营盘'),
  address: text('Sai Ying Pun, Hong Kong', '香港西營盤', '香港西营盘'),
  addressDetail: text(
    'G/F, 9 Centre Street, behind the round window',
    '正街9號地下（圓窗後）',
    '正街9号地下（圆窗后）',
  ),
  phone: '+852 0000 1929',
  lat: 22.2862,
  long: 114.1427,
  images: [pictureId('moon-tray')],
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD',
  openTime: '00:00',
  closeTime: '24:00',
  openForOnline: true,
  openForApp: true,
  openTakeAway: true,
  dinersCancel: true,
  openDineInNoTable: true,
  onlineEnabledFixedCode: true,
  onlineSessionTimeout: 240,
  tableCart: 'shared',
  onlineOpeningHours: [{ startTime: '00:00', endTime: '24:00' }],
  useDefaultsForSetItem: true,
  discountBeforeServiceCharge: false,
  discountRoundFactor: 0.1,
  discountRoundMethod: 'floor',
  priceRoundFactor: 0.1,
  priceRoundMethod: 'round',
  order: 4,
}

/** Looks random like a real table code, but is fixed, so that printed links stay valid. */
export const tables: readonly TableViewItem[] = [2, 2, 2, 4, 4, 6].map((capacity, index) => ({
  _id: moonId('table', `M${index + 1}/round-window`),
  shop: moonShop,
  name: `M${index + 1}`,
  area: 'Counter & window',
  capacity,
  order: index + 1,
  status: 'active',
}))
