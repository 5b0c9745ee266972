import { setImmediate as nextTurn } from 'node:timers/promises'
import { ListedShop } from '@comanda/contract'
import { asc } from 'drizzle-orm'
import { recordOf } from '../../../table-service/row.ts'
import { isFields } from '../../../records/fields.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { shops } from '../../../tables/shops.ts'
import { searchable, type SearchableShop } from './search-shops.ts'

/** How long the list is served before it is read again, in ms: changes through other servers show after that. */
const freshFor = 60_000

/** How many shops are prepared in one turn of the event loop: other calls do not wait for all. */
const atOnce = 200

const fields = Object.keys(ListedShop.properties).filter((field) => field !== 'away')

const columns = Object.fromEntries(Object.entries(shops).filter(([name]) => fields.includes(name)))

/**
 * What lists show of all shops, in memory: a search by text in every language has no index, and 10,000 shops are 6 MB. Read
 * once for all callers; a change through this server is seen at once.
 */
export class ShopList {
  readonly #runtime: Pick<Runtime, 'reads' | 'bus'>
  #list: Promise<readonly SearchableShop[]> | undefined
  #until = 0

  constructor(runtime: Pick<Runtime, 'reads' | 'bus'>) {
    this.#runtime = runtime
    runtime.bus.listen(({ path, data }) => {
      if (path === 'shops' && isFields(data)) this.#list = undefined
    })
  }

  get(): Promise<readonly SearchableShop[]> {
    const now = performance.now()
    if (this.#list && now < this.#until) return this.#list
    const list = this.#read()
    this.#list = list
    this.#until = now + freshFor
    list.catch(() => {
      if (this.#list === list) this.#list = undefined
    })
    return list
  }

  async #read(): Promise<readonly SearchableShop[]> {
    const rows = await this.#runtime.reads
      .select(columns)
      .from(shops)
      .orderBy(asc(shops.order), asc(shops._id))
    const list: SearchableShop[] = []
    for (const [index, row] of rows.entries()) {
      list.push(searchable(recordOf(row) as ListedShop))
      if (index % atOnce === atOnce - 1) await nextTurn()
    }
    return list
  }
}
