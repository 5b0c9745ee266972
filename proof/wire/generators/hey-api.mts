import { key, product, shop, url } from './order.mts'
import { client } from './made/hey-api/client.gen.ts'
import { createTableSessionsCreate, findProducts } from './made/hey-api/sdk.gen.ts'

client.setConfig({ baseUrl: url, ...(key === undefined ? {} : { auth: key }) })
const menu = await findProducts({ query: { shop, _id: product } })
if (menu.error) throw new Error(menu.error.message)
const { data, error } = await createTableSessionsCreate({
  body: {
    type: 'takeAway',
    shop,
    products: [{ id: crypto.randomUUID(), product, quantity: 1, options: [] }],
  },
})
if (error) throw new Error(error.message)
console.log(data._id, data.shop)
