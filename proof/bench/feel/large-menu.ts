import type { Menu, Product } from '@comanda/contract'
import { demo, staffAccounts } from '@comanda/demo'

const owner = staffAccounts.find(({ staff = [] }) => staff.some(({ role }) => role === 'owner'))

const call = async <T>(method: string, url: string, data?: object, token?: string): Promise<T> => {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    ...(data ? { body: JSON.stringify(data) } : {}),
  })
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`)
  return (await response.json()) as T
}

const copyOf = (product: Product, index: number): Omit<Product, '_id'> => {
  const { _id: _, ...rest } = product
  return { ...rest, name: [{ lang: 'en', value: `${rest.name[0]?.value ?? ''} ${index}` }] }
}

/** Fills the demo's first shop up to `count` dishes that one tap adds. Returns the shop's id. */
export const fillMenu = async (url: string, count: number): Promise<string> => {
  const shop = demo.shops[0]?._id ?? ''
  const signIn = { strategy: 'local', email: owner?.email, password: owner?.password }
  const { accessToken } = await call<{ accessToken: string }>(
    'POST',
    `${url}/api/authentication`,
    signIn,
  )
  const token = `Bearer ${accessToken}`
  const menu = await call<Menu>('GET', `${url}/api/menus/${shop}`)
  const shown = menu.products.filter(
    (product) => !product.hideFromOnline && !product.setOrderOrGiftOnly && !product.sections,
  )
  const plain = shown.filter(({ stock, options = [] }) => !stock && options.length === 0)
  for (let index = menu.products.length; index < count; index += 1) {
    const product = plain[index % plain.length]
    if (product) await call('POST', `${url}/api/products`, copyOf(product, index), token)
  }
  const filled = await call<Menu>('GET', `${url}/api/menus/${shop}`)
  if (filled.products.length < count)
    throw new Error(`the menu has ${filled.products.length} dishes, not ${count}`)
  return shop
}
