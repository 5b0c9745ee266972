import { expect, it } from 'vitest'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { findOrderedDishes } from './ordered-dishes.ts'

const line = (product: string, rest: object = {}) => ({ product, status: 'pending', ...rest })

it('SCREEN-3.11: what a member ordered in a shop on any device, the last first, each once', async () => {
  const { connection, calls } = scriptedConnection({
    'tableSessions find': () => ({
      data: [
        { shop: 's', products: [line('tea'), line('cake')] },
        { shop: 'other', products: [line('pizza')] },
        { shop: 's', products: [line('set'), line('soup', { fromProduct: 'x' }), line('tea')] },
        { shop: 's', products: [line('void', { status: 'cancel' })] },
      ],
    }),
  })
  expect(await findOrderedDishes(connection, 'mei', 's')).toEqual(['cake', 'tea', 'set'])
  expect(calls.at(-1)?.args[0]).toMatchObject({ user: 'mei' })
})
