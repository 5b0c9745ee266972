import createClient from 'openapi-fetch'
import { key, product, shop, url } from './order.mts'
import type { paths } from './made/openapi-fetch.ts'

const headers = key === undefined ? {} : { authorization: `Bearer ${key}` }
const client = createClient<paths>({ baseUrl: url, headers })
const menu = await client.GET('/products', { params: { query: { shop, _id: product } } })
if (menu.error) throw new Error(menu.error.message)
const { data, error } = await client.POST('/tableSessions/create', {
  body: {
    type: 'takeAway',
    shop,
    products: [{ id: crypto.randomUUID(), product, quantity: 1, options: [] }],
  },
})
if (error) throw new Error(error.message)
console.log(data._id, data.shop)
