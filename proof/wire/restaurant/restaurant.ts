import { once } from '../check/check.ts'
import type { Client } from '../client/connect.ts'
import { type Fields, firstOf, idOf } from '../client/fields.ts'
import { ownerAccount, signedIn, visitor } from '../client/target.ts'
import { named } from './text.ts'

const everyHour = [{ startTime: '00:00', endTime: '24:00' }]

/** A shop that is open at all times in every mode, with prices in whole dollars. */
const shopFields = {
  name: named('Wire Kitchen'),
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD',
  openForOnline: true,
  openForApp: true,
  openTakeAway: true,
  openDineInNoTable: true,
  onlineEnabledFixedCode: true,
  onlineSessionTimeout: 5,
  onlineOpeningHours: everyHour,
  onlineCanSwitchSection: true,
  maxPending: 1000,
}

const menuOf = async (owner: Client, shop: string) => {
  const make = async (path: string, data: Fields) =>
    idOf(await owner.create(path, { shop, ...data }))
  const section = await make('sections', { name: named('All day'), showOrder: 1 })
  const evening = await make('sections', { name: named('Evening'), showOrder: 2 })
  const mains = await make('categories', { name: named('Mains'), order: 1 })
  const drinks = await make('categories', { name: named('Drinks'), order: 2 })
  const noodleSoups = await make('subCategories', {
    category: mains,
    name: named('Noodle soups'),
    order: 1,
  })
  const sizes = await owner.create('productOptions', {
    shop,
    name: named('Size'),
    choices: [
      { _id: 'a1'.repeat(12), name: named('Small'), price: 0 },
      { _id: 'a2'.repeat(12), name: named('Large'), price: 5 },
    ],
    maxPick: 1,
  })
  const tea = await make('products', {
    name: named('Milk tea'),
    code: 'TEA',
    price: 20,
    category: drinks,
    order: 2,
    options: [idOf(sizes)],
    sections: [section, evening],
  })
  const noodles = await make('products', {
    name: named('Beef noodles'),
    shortName: named('Noodles'),
    code: 'NOODLES',
    price: 50,
    category: mains,
    subCategory: noodleSoups,
    order: 1,
    sections: [section, evening],
  })
  const setDrinks = idOf(
    await owner.create('productOptions', {
      shop,
      name: named('Drink of the set'),
      required: true,
      minPick: 1,
      maxPick: 1,
      choices: [
        { _id: 'b1'.repeat(12), name: named('Milk tea'), price: 0, type: 'product', product: tea },
      ],
    }),
  )
  const set = await make('products', {
    name: named('Noodle set'),
    code: 'SET',
    price: 60,
    category: mains,
    order: 3,
    options: [setDrinks],
    sections: [section],
  })
  const gift = await make('products', {
    name: named('Egg tart'),
    code: 'TART',
    price: 10,
    category: mains,
    order: 4,
    setOrderOrGiftOnly: true,
    sections: [section],
  })
  const topUp = await make('products', {
    name: named('Top up 100'),
    code: 'TOP100',
    price: 100,
    topUp: 110,
    order: 9,
  })
  return {
    section,
    evening,
    mains,
    drinks,
    noodleSoups,
    sizes: idOf(sizes),
    tea,
    noodles,
    setDrinks,
    set,
    gift,
    topUp,
  }
}

const rules = async (owner: Client, shop: string) => {
  const serviceCharge = idOf(
    await owner.create('surchargeSettings', {
      shops: [shop],
      name: named('Service charge'),
      percent: 10,
      orderType: ['dineIn'],
      status: 'active',
    }),
  )
  const tax = idOf(
    await owner.create('taxSettings', {
      shops: [shop],
      name: named('Tax'),
      percent: 5,
      included: false,
      orderType: ['dineIn'],
      status: 'active',
    }),
  )
  const counter = idOf(
    await owner.create('paymentMethods', {
      shops: [shop],
      name: named('Cash desk'),
      type: 'counter',
      status: 'active',
    }),
  )
  return { serviceCharge, tax, counter }
}

const text = (ending: string): string => `wire-checks-${ending}`

/** Accounts of providers in mode sandbox, by the calls that start their payments. */
const accounts: Readonly<Record<string, Fields>> = {
  'cybersource/redirect/setup': {
    provider: 'cybersource',
    settings: {
      profileId: 'SB_demo',
      accessKey: text('access'),
      merchantId: 'SB_demo',
      keyId: text('key'),
    },
    secrets: { secretKey: text('secret'), sharedSecret: 'd2lyZS1jaGVja3M=' },
  },
  razerOnline: {
    provider: 'fiuu',
    settings: {
      merchantId: 'SB_demo',
      billEmail: 'wire@comanda.test',
      billMobile: '+85221234567',
    },
    secrets: { verifyKey: text('verify'), secretKey: text('secret') },
  },
  bbposWeb: {
    provider: 'lanReader',
    settings: { terminal: 'SB_demo' },
    secrets: {},
  },
  'payments/online': {
    provider: 'fps',
    settings: { fpsId: '1234567' },
    secrets: { notificationSecret: text('bank') },
  },
}

/** Returns a payment method of the shop for each call that starts a payment. */
const onlineMethods = async (owner: Client, shop: string) => {
  const methods = Object.entries(accounts).map(async ([call, fields]) => {
    const name = `Wire ${call}`
    const data = { name, mode: 'sandbox', shops: [shop], ...fields }
    const account = idOf(await owner.create('paymentAccounts', data))
    const method = { shops: [shop], name: named(name), type: 'card', status: 'active', account }
    return [call, idOf(await owner.create('paymentMethods', method))] as const
  })
  return { methods: Object.fromEntries(await Promise.all(methods)) }
}

/** What the owner opens for the checks: a shop with its menu, tables and rules. */
export interface Restaurant
  extends
    Awaited<ReturnType<typeof menuOf>>,
    Awaited<ReturnType<typeof rules>>,
    Awaited<ReturnType<typeof onlineMethods>> {
  readonly owner: Client
  readonly shop: string
}

/** Opens the restaurant, once for all checks of a worker. */
export const restaurant = once(async (): Promise<Restaurant> => {
  const owner = await signedIn(ownerAccount)
  const shop = idOf(await owner.create('shops', shopFields))
  return {
    owner,
    shop,
    ...(await menuOf(owner, shop)),
    ...(await rules(owner, shop)),
    ...(await onlineMethods(owner, shop)),
  }
})

/** Returns another shop of the owner, with some of its fields. */
export const anotherShop = async (fields: Fields = {}): Promise<string> => {
  const { owner } = await restaurant()
  return idOf(await owner.create('shops', { ...shopFields, ...fields }))
}

let tables = 0

/** Returns the code of a new table of the shop. */
export const newTable = async (): Promise<string> => {
  const { owner, shop } = await restaurant()
  tables += 1
  return idOf(await owner.create('tableViewItems', { shop, name: `W${tables}`, capacity: 4 }))
}

/** A visitor who only reads, shared by the checks of a worker. */
export const reader = once(() => Promise.resolve(visitor()))

/** Returns the first record of a list as a visitor finds it. */
export const foundFirst = async (path: string, query: Fields) =>
  firstOf(await (await reader()).find(path, query))
