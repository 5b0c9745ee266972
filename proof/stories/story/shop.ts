import { demo, staffAccounts } from '@comanda/demo'

const shop = demo.shops.find((candidate) => candidate.currency === 'HKD')
if (!shop) throw new Error('the demo has no shop in Hong Kong')

const tables = demo.tableViewItems.filter((item) => item.shop === shop._id)

/** The shop of the stories: Hong Kong, 10 % service charge, always open. */
export const hongKong = shop

/** How it takes reservations. */
export const reservationSettingId =
  demo.reservationSettings.find((setting) => setting.shop === shop._id)?._id ?? ''

const shopIn = (currency: string) => {
  const found = demo.shops.find((candidate) => candidate.currency === currency)
  if (!found) throw new Error(`the demo has no shop with ${currency}`)
  return found
}
/** The shop in Taiwan, which issues invoices. */
export const taiwan = shopIn('TWD')
/** The shop in Singapore, one of whose ways to pay has a surcharge. */
export const singapore = shopIn('SGD')

const tableAt = (index: number) => {
  const table = tables[index]
  if (!table) throw new Error(`the shop has ${tables.length} tables`)
  return table
}

/** A table of the shop: one that a story added, or the index of one of the demo, where other stories may have sat before. */
export type Table = number | { readonly _id: string; readonly name: string }

const tableOf = (table: Table) => (typeof table === 'number' ? tableAt(table) : table)

/** Returns the link in the code of a table. */
export const tableLink = (url: string, table: Table) =>
  `${url}/t?id=${shop._id}&t=${tableOf(table)._id}`

/** Returns the id of a table. */
export const tableId = (table: Table) => tableOf(table)._id

/** Returns the label of a table. */
export const tableName = (table: Table) => tableOf(table).name

/** Returns the credentials of a member of staff of the shop. */
export const staffAccount = (role: 'manager' | 'kitchen' | 'cashier' | 'waiter') => {
  const account = staffAccounts.find(({ staff }) =>
    staff?.some((entry) => entry.role === role && entry.shop === shop._id),
  )
  if (!account) throw new Error(`the shop has no ${role}`)
  return { email: account.email, password: account.password }
}

/** Returns the credentials of the owner. */
export const ownerAccount = () => {
  const account = staffAccounts.find(({ staff }) => staff?.some(({ role }) => role === 'owner'))
  if (!account) throw new Error('the demo has no owner')
  return { email: account.email, password: account.password }
}

/** Returns the id of a dish of the shop by its English name. */
export const dishId = (name: string) => {
  const product = demo.products.find(
    (candidate) =>
      candidate.shop === shop._id &&
      candidate.name.some((entry) => entry.lang === 'en' && entry.value === name),
  )
  if (!product) throw new Error(`the shop has no ${name}`)
  return product._id
}
