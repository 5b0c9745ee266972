import type { TableSession } from '@comanda/contract'
import type { PriceResult } from '@comanda/engine/pricing'
import { sampleIds } from './sample-menu.ts'

type SessionOrder = TableSession['orders'][number]

const createTime = '2026-03-03T11:30:00+08:00'

/** The price of a bill over a total without discounts, surcharges and taxes. */
export const sampleResult = (total: number, change: Partial<PriceResult> = {}): PriceResult => ({
  lines: [],
  discounts: [],
  surcharges: [],
  taxes: [],
  totals: {
    products: total,
    surcharges: 0,
    taxIncluded: 0,
    taxExcluded: 0,
    taxRelief: 0,
    beforeDiscount: total,
    discounts: 0,
    tips: 0,
    adjusts: 0,
    rounding: 0,
    total,
    paid: 0,
    outstanding: total,
    points: 0,
  },
  ...change,
})

export const sampleOrder = (change: Partial<SessionOrder> = {}): SessionOrder => ({
  _id: sampleIds.order,
  shop: sampleIds.shop,
  session: sampleIds.session,
  seq: 1,
  number: '12',
  type: 'takeAway',
  status: 'received',
  total: 80,
  createTime,
  ...change,
})

/** A session of 80 dollars that was opened at 11:30. */
export const sampleSession = (change: Partial<TableSession> = {}): TableSession => ({
  _id: sampleIds.session,
  shop: sampleIds.shop,
  type: 'takeAway',
  status: 'ongoing',
  source: 'selfOrder',
  section: null,
  availableSections: [],
  user: null,
  tables: [],
  tableItem: null,
  capacity: null,
  desiredCapacity: null,
  qrCodeViewItem: null,
  sessionName: null,
  tvStatus: 'received',
  products: [],
  orders: [sampleOrder()],
  discounts: [],
  surcharges: [],
  manualSurcharges: [],
  taxes: [],
  modifiers: [],
  taxFree: false,
  tips: 0,
  tipsTax: 0,
  tipsWithoutTax: 0,
  tipsWithoutTaxAdj: 0,
  adjusts: [],
  preAdjusts: [],
  lineAdjusts: [],
  payments: [],
  attempts: [],
  paymentSurchargeTax: 0,
  paymentSurchargeWithoutTax: 0,
  paid: 0,
  outstanding: 80,
  result: { totals: sampleResult(80).totals },
  twTaxType: null,
  twTaxVehicle: null,
  twTaxComp: null,
  twDonate: null,
  twTaxNrt: null,
  startTime: createTime,
  createTime,
  bookedTime: null,
  checkBillTime: null,
  billAskedTime: null,
  closed: null,
  mergedInto: null,
  paidTime: null,
  endTime: null,
  orderCutoffTime: null,
  orderLeaveTime: null,
  version: 1,
  ...change,
})

/** A session at table 5. */
export const sampleTable = (change: Partial<TableSession> = {}): TableSession =>
  sampleSession({
    type: 'dineIn',
    tables: [{ item: sampleIds.tea, name: '5', capacity: 4, split: null }],
    tableItem: { _id: sampleIds.tea, name: '5' },
    ...change,
  })
