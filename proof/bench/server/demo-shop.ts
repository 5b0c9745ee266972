import type { Menu } from '@comanda/contract'
import { demo, staffAccounts } from '@comanda/demo'

const owner = staffAccounts.find(({ staff = [] }) => staff.some(({ role }) => role === 'owner'))

const send = async <T>(
  method: 'POST' | 'PATCH',
  url: string,
  data: object,
  token?: string,
): Promise<T> => {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    body: JSON.stringify(data),
  })
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`)
  return (await response.json()) as T
}

/**
 * Opens a shop of the demo all day, so that benchmarks run at any time. Returns it with its dishes that need no
 * options.
 */
export const openDemoShop = async (url: string) => {
  const shop = demo.shops[0]?._id ?? ''
  const signIn = { strategy: 'local', email: owner?.email, password: owner?.password }
  const { accessToken } = await send<{ accessToken: string }>(
    'POST',
    `${url}/api/authentication`,
    signIn,
  )
  // Ten sockets order for hundreds of phones: the limits of a device and an address would end the measurement.
  const most = 1_000_000
  const unlimited = { maxUnpaidPerDevice: most, maxUnpaidPerAddress: most, maxPending: most }
  const allDay = { onlineOpeningHours: [{ startTime: '00:00', endTime: '24:00' }], ...unlimited }
  await send('PATCH', `${url}/api/shops/${shop}`, allDay, `Bearer ${accessToken}`)
  const menu = (await (await fetch(`${url}/api/menus/${shop}`)).json()) as Menu
  const plain = menu.products.filter(
    (product) =>
      !product.stock &&
      !product.setOrderOrGiftOnly &&
      !product.hideFromOnline &&
      !product.eatInOnly &&
      !product.sections?.length &&
      !product.timeConditions?.length &&
      (product.options ?? []).every(
        (id) => !menu.productOptions.find((group) => group._id === id)?.required,
      ),
  )
  /** Patches a dish of the menu as its manager. */
  const changeDish = (product: string, change: object) =>
    send('PATCH', `${url}/api/products/${product}`, change, `Bearer ${accessToken}`)
  /** Calls a path of the API as the owner. */
  const asOwner = <T>(method: 'POST' | 'PATCH', path: string, data: object) =>
    send<T>(method, `${url}/api/${path}`, data, `Bearer ${accessToken}`)
  return { shop, dishes: plain.map(({ _id }) => _id), changeDish, asOwner }
}
