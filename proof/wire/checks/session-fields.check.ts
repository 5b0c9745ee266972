import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { noodleLine, orderKey } from '../restaurant/orders.ts'
import { create } from '../restaurant/take-away.ts'

/** Fields of a session that its client sends, `null` if it has nothing. */
const sessionFields: Readonly<Record<string, unknown>> = {
  status: 'ongoing',
  source: 'selfOrder',
  section: null,
  user: null,
  tables: [],
  discounts: [],
  surcharges: [],
  taxes: [],
  taxFree: false,
  tips: 0,
  tipsWithoutTaxAdj: 0,
  tipsTax: 0,
  tipsWithoutTax: 0,
  adjusts: 0,
  preAdjusts: 0,
  lineAdjusts: [],
  payments: [],
  paymentSurchargeTax: 0,
  paymentSurchargeWithoutTax: 0,
  modifiers: [],
  paidTime: null,
  startTime: new Date().toISOString(),
  bookedTime: null,
  createTime: new Date().toISOString(),
  checkBillTime: null,
  endTime: null,
  restoreKey: null,
  restoreKeys: [],
  qrCodeViewItem: null,
  capacity: 1,
  desiredCapacity: null,
  tvStatus: 'none',
  sessionName: null,
  orderCutoffTime: null,
  orderLeaveTime: null,
  tableItem: null,
  availableSections: [],
  twTaxType: null,
  twTaxVehicle: null,
  twTaxComp: null,
  twDonate: null,
  twTaxNrt: null,
  idempotencyKey: 'wire-key-of-our-own-00000001',
}

area('session fields are sent', () => {
  for (const [field, value] of Object.entries(sessionFields))
    check(`with ${field}`, async () => {
      const own = field === 'idempotencyKey' ? orderKey() : value
      expect(await create({ [field]: own })).toMatchObject({ type: 'takeAway' })
    })
  check('all at once', async () => {
    const all = { ...sessionFields, idempotencyKey: orderKey() }
    expect(await create(all)).toMatchObject({ type: 'takeAway' })
  })
  check('a total that the client has computed is not believed', async () => {
    const session = await create({ tips: 0, discounts: [], adjusts: -1000 }).catch(() => undefined)
    if (session) expect(session).toMatchObject({ outstanding: 50 })
  })
  check('a booked time is returned', async () => {
    const bookedTime = new Date(Date.now() + 3_600_000).toISOString()
    expect(await create({ bookedTime })).toMatchObject({ bookedTime })
  })
  check('an unknown field is refused by name', async () => {
    await expect(create({ notAField: 1 })).rejects.toMatchObject({
      code: 400,
      data: { field: expect.stringContaining('notAField') as string },
    })
  })
  check('an unknown field of a line is refused by name', async () => {
    const products = [await noodleLine({ notAField: 1 })]
    await expect(create({ products })).rejects.toMatchObject({
      code: 400,
      data: { field: expect.stringContaining('notAField') as string },
    })
  })
})
