import { demo, staffAccounts } from '@comanda/demo'

const shop = demo.shops.find((candidate) => candidate.currency === 'HKD')
if (!shop) throw new Error('the demo has no shop in Hong Kong')

const tables = demo.tableViewItems.filter((item) => item.shop === shop._id)

/** The shop of the stories: Hong Kong, 10 % service charge, always open. */
export const hongKong = shop

const tableAt = (index: number) => {
  const table = tables[index]
  if (!table) throw new Error(`the shop has ${tables.length} tables`)
  return table
}

/** Returns the link in the code of a table; each story uses a table of its own. */
export const tableLink = (url: string, index: number) =>
  `${url}/t?id=${shop._id}&t=${tableAt(index)._id}`

/** Returns the label of a table. */
export const tableName = (index: number) => tableAt(index).name

/** Returns the credentials of a member of staff of the shop. */
export const staffAccount = (role: 'manager' | 'kitchen' | 'cashier') => {
  const account = staffAccounts.find(({ staff }) =>
    staff?.some((entry) => entry.role === role && entry.shop === shop._id),
  )
  if (!account) throw new Error(`the shop has no ${role}`)
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
