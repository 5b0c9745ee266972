import { demo, memberLedgers, moonRice, staffPins as pins } from '@comanda/demo'
import type { App } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { pinHash } from '../authentication/pin/pin-hash.ts'
import { lockSeed } from './lock-seed.ts'
import { setups } from '../tables/setups.ts'
import { shops } from '../tables/shops.ts'
import { staffPins } from '../tables/staff-pins.ts'

const records = [...Object.entries(demo), ...Object.entries(moonRice)]

/** Returns true if there is a shop or a first owner: nobody's own server gets accounts with public passwords. */
const isInUse = async (transaction: Database): Promise<boolean> => {
  const [shop] = await transaction.select({ _id: shops._id }).from(shops).limit(1)
  const [begun] = await transaction.select({ _id: setups._id }).from(setups).limit(1)
  return shop !== undefined || begun !== undefined
}

/**
 * Loads the demo restaurants into an empty database through the same services and schemas as all data, in one
 * transaction: if the server is killed midway, the next start loads them again. Leaves a database with a shop or a
 * first owner unchanged. Returns true if it loaded the demo.
 */
export const loadDemo = (app: App, { config, database, log, now }: Runtime): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    await lockSeed(transaction)
    if (await isInUse(transaction)) return false
    for (const [path, all] of records)
      for (const record of all) await app.service(path).create(record, { transaction })
    for (const [path, entries] of Object.entries(memberLedgers(new Date(now()))))
      for (const entry of entries) await app.service(path).create(entry, { transaction })
    const createTime = new Date(now()).toISOString()
    const hashed = pins.map(({ shop, user, pin }) => {
      return { shop, user, createTime, pinHash: pinHash(config.jwtSecret, shop, pin) }
    })
    await transaction.insert(staffPins).values(hashed)
    log.info('the demo restaurants are loaded')
    return true
  })
