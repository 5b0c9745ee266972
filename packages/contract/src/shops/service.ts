import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { CopyShopData } from './copy.ts'
import { ShopEstimatesData, ShopEstimatesResult } from './estimates.ts'
import { PauseShopData } from './pause.ts'
import { Shop, ShopData, ShopPatch } from './schema.ts'
import { SearchShopsData, SearchShopsResult } from './search.ts'
import { SlowDownData } from './slow-down.ts'
import { SubscribeShopData, SubscribeShopResult } from './subscribe.ts'

export const shops = service('shops', {
  record: Shop,
  data: ShopData,
  patch: ShopPatch,
  filter: ['_id', 'openForOnline', 'openForApp', 'order'],
  sort: ['order', '_id'],
  most: 500,
  calls: {
    subscribe: call(SubscribeShopData, SubscribeShopResult),
    pause: call(PauseShopData, Shop),
    slowDown: call(SlowDownData, Shop),
    estimates: call(ShopEstimatesData, ShopEstimatesResult),
    search: call(SearchShopsData, SearchShopsResult),
    copy: call(CopyShopData, Shop),
  },
})
