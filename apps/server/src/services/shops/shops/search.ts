import { shops } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { everybody } from '../../../policies/policy.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { searchShops } from './search-shops.ts'
import { ShopList } from './shop-list.ts'

const lists = new WeakMap<Runtime, ShopList>()

const listOf = (runtime: Runtime): ShopList => {
  const list = lists.get(runtime) ?? new ShopList(runtime)
  lists.set(runtime, list)
  return list
}

/** `create shops/search` (CALL-2.12): a page of the shops, for lists of them. */
export const search = serveCall(shops.calls.search, everybody, async (data, { runtime }) =>
  searchShops(await listOf(runtime).get(), data),
)
