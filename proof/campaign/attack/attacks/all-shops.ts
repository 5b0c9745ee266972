import { Client } from 'pg'
import type { Attack } from '../attack.ts'
import { measureOthers } from '../others.ts'
import { call, openSocket } from '../socket.ts'

const count = 10_000
const forMs = 10_000

const addShops = `insert into shops (_id, name, address, time_zone, currency, open_for_online, "order")
  select 'ffffffffffffffff' || lpad(to_hex(number), 8, '0'), jsonb_build_array(jsonb_build_object('lang', 'en', 'value', 'Shop ' || number)),
    jsonb_build_array(jsonb_build_object('lang', 'en', 'value', number || ' Long Street')),
    'Asia/Hong_Kong', 'HKD', true, 1000 + number
  from generate_series(1, ${count}) as number`

/** A chain of 10,000 shops, whose list strangers load and search again and again. */
export const attack: Attack = {
  name: 'all-shops',
  says: `strangers list and search a chain of ${count} shops`,
  run: async ({ url, databaseUrl, restaurant: { dish } }) => {
    const database = new Client({ connectionString: databaseUrl })
    await database.connect()
    try {
      await database.query(addShops)
      const rest = await measureOthers(url, dish, { forMs: 3_000 })
      const socket = await openSocket(url)
      const sizeOf = async (...words: Parameters<typeof call>[1]) =>
        JSON.stringify(await call(socket, words)).length / 1000
      const whole = await sizeOf('find', 'shops', {})
      const page = await sizeOf('create', 'shops/search', { text: 'shop', limit: 50 }, {})
      const until = performance.now() + forMs
      const search = async (): Promise<void> => {
        while (performance.now() < until)
          await sizeOf('create', 'shops/search', { text: 'street' }, {}).catch(() => 0)
      }
      const searching = Promise.all(Array.from({ length: 5 }, search))
      const { p99, failed } = await measureOthers(url, dish, { forMs })
      await searching
      socket.close()
      return [
        { what: 'the largest list of shops', value: whole, unit: 'KB', limit: 500 },
        { what: 'a page of 50 shops', value: page, unit: 'KB', limit: 30 },
        { what: 'p99 of 20 others at rest', value: rest.p99, unit: 'ms', limit: 100 },
        { what: 'p99 of 20 others beside searches', value: p99, unit: 'ms', limit: 100 },
        { what: 'of these without a response', value: failed, unit: 'calls', limit: 0 },
      ]
    } finally {
      await database.query(`delete from shops where _id like 'ffffffffffffffff%'`)
      await database.end()
    }
  },
}
