import { type OpenShopData, setup, type Shop } from '@comanda/contract'
import { callerOf } from '../../../authentication/caller-of.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import type { HandlerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import { owners } from '../../../policies/staff.ts'
import { appSettings } from '../../../tables/app-settings.ts'
import { paymentMethods } from '../../../tables/payment-methods.ts'
import { systemSettings } from '../../../tables/system-settings.ts'
import { newServiceCharge, newShop, newTaxes } from './new-shop.ts'
import { moveTo } from './progress.ts'
import { announceShop, setBeingSetUp } from './shop-being-set-up.ts'

const payAtCounter = [
  { lang: 'en' as const, value: 'Pay at the counter' },
  { lang: 'cht' as const, value: '櫃枱付款' },
  { lang: 'chs' as const, value: '柜台付款' },
]

/** Writes what the first shop of an installation needs beside itself. What exists already stays. */
const writeSettings = async (
  { app }: Pick<HandlerContext, 'app'>,
  transaction: Database,
  { name }: OpenShopData,
): Promise<void> => {
  const [system] = await transaction.select().from(systemSettings).limit(1)
  const on = { onlineMemberSystem: true, onlineOrderingSystem: true, allowChooseShop: true }
  if (!system) await app.service('systemSettings').create(on, { transaction })
  const [own] = await transaction.select().from(appSettings).limit(1)
  if (!own) await app.service('appSettings').create({ name }, { transaction })
  const [method] = await transaction.select().from(paymentMethods).limit(1)
  const counter = { name: payAtCounter, type: 'counter' as const, order: 1 }
  if (!method)
    await app.service('paymentMethods').create({ ...counter, status: 'active' }, { transaction })
}

const write = async (
  { app }: Pick<HandlerContext, 'app'>,
  transaction: Database,
  data: OpenShopData,
): Promise<Shop> => {
  await writeSettings({ app }, transaction, data)
  const { _id: shop } = (await app.service('shops').create(newShop(data), { transaction })) as Shop
  for (const tax of newTaxes(shop, data))
    await app.service('taxSettings').create(tax, { transaction })
  const charge = newServiceCharge(shop, data)
  if (charge) await app.service('surchargeSettings').create(charge, { transaction })
  const record = await setBeingSetUp(transaction, shop, true)
  if (!record) throw new Error('a shop was not written')
  await moveTo(transaction, { step: 'menu', shop })
  return record
}

/** `create setup/openShop` (SETUP-2.1, SETUP-2.2): all that a shop needs, in one transaction. */
export const openShop = serveCall(
  setup.calls.openShop,
  owners,
  async (data, { app, runtime, params }): Promise<Shop> => {
    const { idempotencyKey: key, ...payload } = data
    const { _id: caller } = callerOf(params)
    const sent = { shop: '', scope: 'setup/openShop', key, caller, payload }
    const { answer, made } = await inTransaction(runtime.database, (transaction) =>
      once(transaction, sent, async () => ({ answer: await write({ app }, transaction, data) })),
    )
    if (made) announceShop(runtime, answer)
    return answer
  },
)
