import { afterAll, beforeAll, expect, it } from 'vitest'
import { groupBy } from '../../../records/group-by.ts'
import {
  type NotedStatements,
  noteStatements,
  type SentStatement,
} from '../../../testing/noted-statements.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { lineOf, makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let statements: NotedStatements
let server: TestServer
beforeAll(async () => {
  statements = noteStatements()
  server = await startTestServer()
})
afterAll(async () => {
  statements.end()
  await server.stop()
})

const counted = () => makeOrderingShop(server, {}, { mode: 'manual', quantity: 1000 })
const callsOf = async (shop: OrderingShop) => orderingCalls(await server.client(), shop)

/** Returns the messages of the first transaction, each with its statements; other connections may send some in the meantime. */
const messagesOf = (sent: readonly SentStatement[]) => {
  const from = sent.findIndex(({ text }) => text === 'begin')
  const own = sent.slice(from).filter(({ connection }) => connection === sent[from]?.connection)
  const inTransaction = own.slice(0, own.findIndex(({ text }) => text === 'commit') + 1)
  return [...groupBy(inTransaction, ({ turn }) => turn).values()].map((message) =>
    message.map(({ text }) => text),
  )
}

const takes = (text: string): boolean => text.startsWith('update "product_stocks"')
const locksStocks = (text: string): boolean =>
  text.includes('"product_stocks"') && text.includes('for update')

const expectTwoMessages = (sent: readonly SentStatement[]): void => {
  const messages = messagesOf(sent)
  expect(messages).toHaveLength(2)
  const [reads = [], writes = []] = messages
  expect(reads.some(locksStocks)).toBe(false)
  expect(writes.filter(takes)).toHaveLength(1)
  expect(writes.at(-1)).toBe('commit')
}

it('an order at a table takes two messages to the database, and its stock with the last', async () => {
  const shop = await counted()
  const guest = await callsOf(shop)
  const { session } = await guest.scan()
  const cart = [lineOf(shop.bun)]
  await guest.order(session._id, { cart })
  statements.take()
  await guest.order(session._id, { cart })
  expectTwoMessages(statements.take())
})

it('so does an order to take away', async () => {
  const shop = await counted()
  const guest = await callsOf(shop)
  const cart = [lineOf(shop.bun)]
  await guest.create({ cart })
  statements.take()
  await guest.create({ cart })
  expectTwoMessages(statements.take())
})
