import { staffAccounts } from '@comanda/demo'
import type { Socket } from 'socket.io-client'
import { openDemoShop } from '../server/demo-shop.ts'
import { ask, openSockets } from '../server/socket.ts'

const owner = staffAccounts.find(({ staff = [] }) => staff.some(({ role }) => role === 'owner'))

/** A kitchen of two stations, which share the dishes of the shop. Nothing is printed: paper is slower than any server. */
export interface Stations {
  readonly shop: string
  readonly dishes: readonly string[]
  readonly wok: string
  readonly staff: Socket
}

const named = (value: string) => [{ lang: 'en', value }]

export const openStations = async (url: string): Promise<Stations> => {
  const { shop, dishes } = await openDemoShop(url)
  const [staff] = (await openSockets(url, 1)) as [Socket]
  const create = <T>(path: string, data: object) => ask<T>(staff, 'create', path, data, {})
  await create('authentication', {
    strategy: 'local',
    email: owner?.email,
    password: owner?.password,
  })
  const half = dishes.slice(0, dishes.length / 2)
  const station = { shop, kind: 'prep' }
  const { _id: wok } = await create<{ _id: string }>('stations', {
    ...station,
    name: named('Wok'),
    products: half,
  })
  await create('stations', { ...station, name: named('Rest') })
  const printers = await ask<{ _id: string }[]>(staff, 'find', 'printers', { shop })
  for (const { _id } of printers)
    await ask(staff, 'patch', 'printers', _id, { status: 'disabled' }, { shop })
  return { shop, dishes, wok, staff }
}
