import type { Static } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'

/**
 * `create shops/subscribe`: receive the changes of a shop's catalogue and, as its staff, its orders; sent on every
 * connect.
 */
export const SubscribeShopData = Closed({ item: Id }, 'SubscribeShopData')
export type SubscribeShopData = Static<typeof SubscribeShopData>

export const SubscribeShopResult = Closed({ item: Id })
export type SubscribeShopResult = Static<typeof SubscribeShopResult>
