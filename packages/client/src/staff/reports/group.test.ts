import type { ShopsReportData, User } from '@comanda/contract'
import { expect, it } from 'vitest'
import { sampleMenu } from '../../testing/sample-menu.ts'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { createGroup } from './group.ts'

const shops = Array.from({ length: 650 }, (_, at) => ({
  ...sampleMenu.shop,
  _id: String(at).padStart(4, '0'),
}))
interface Query {
  readonly _id?: { readonly $gt?: string; readonly $in?: readonly string[] }
}
const open = (user: User) => {
  const server = scriptedConnection({
    'shops find': ({ _id }: Query) =>
      shops
        .filter((one) => (_id?.$in ? _id.$in.includes(one._id) : one._id > (_id?.$gt ?? '')))
        .slice(0, 100),
    'reports/shops create': (data: ShopsReportData) => ({
      rows: data.shops.map((shop) => ({ shop, total: Number(shop) })),
    }),
  })
  return createGroup(server.connection, user, { from: '2026-03-03', to: '2026-03-03' })
}
const shown = async (user: User) => {
  const group = open(user)
  await group.reload()
  const state = group.state.get()
  return state.status === 'ready' ? state.value.map(({ shop }) => shop._id) : undefined
}

it('GROUP-3.1: an owner has all shops, those that sell most first', async () => {
  const all = await shown({ _id: 'u', staff: [{ role: 'owner' }] })
  expect(all).toHaveLength(650)
  expect(all?.slice(0, 2)).toEqual(['0649', '0648'])
})

it('GROUP-3.1: others have those whose books they read', async () => {
  const staff = [
    { role: 'manager' as const, shop: '0001' },
    { role: 'accountant' as const, shop: '0002' },
    { role: 'waiter' as const, shop: '0003' },
  ]
  expect(await shown({ _id: 'u', staff })).toEqual(['0002', '0001'])
})
