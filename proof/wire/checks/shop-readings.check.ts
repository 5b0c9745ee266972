import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import type { Client } from '../client/connect.ts'
import { idOf } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { enter, takeAwayData } from '../restaurant/orders.ts'
import { restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'
import { Ear } from '../client/ear.ts'

/** Ways to read a shop's data; after each, a new dish is heard. */
const readings: Readonly<Record<string, (client: Client, shop: string) => Promise<unknown>>> = {
  'get shops/{id}': (client, shop) => client.get('shops', shop),
  'find products of the shop': (client, shop) => client.find('products', { shop }),
  'find sections of the shop': (client, shop) => client.find('sections', { shop }),
  'create tableSessions/createOrResume': (client) => enter(client),
  'create tableSessions/create': async (client) =>
    client.create('tableSessions/create', await takeAwayData()),
}

area('a browser is connected for a shop by', () => {
  for (const [name, read] of Object.entries(readings))
    check(name, async () => {
      const { owner, shop } = await restaurant()
      const client = visitor()
      const ear = new Ear().listen(client, ['products'])
      await read(client, shop)
      const id = idOf(await owner.create('products', { shop, name: named('Heard'), price: 5 }))
      await ear.hear([`products created ${id}`])
      expect(ear.has(`products created ${id}`)).toBe(true)
    })
  check('reading again after the socket was disconnected', async () => {
    const { owner, shop } = await restaurant()
    const client = visitor()
    const ear = new Ear().listen(client, ['products'])
    await client.get('shops', shop)
    await client.reconnect()
    await client.get('shops', shop)
    const id = idOf(await owner.create('products', { shop, name: named('Again'), price: 5 }))
    await ear.hear([`products created ${id}`])
    expect(ear.has(`products created ${id}`)).toBe(true)
  })
})
