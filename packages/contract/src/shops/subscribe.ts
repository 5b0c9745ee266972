import type { Static } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'

/**
 * `create shops/subscribe`: hear what changes in a shop's catalogue, and for its staff its orders too; sent on every
 * connect.
 */
export const SubscribeShopData = Closed({ item: Id }, 'SubscribeShopData')
export type SubscribeShopData = Static<typeof SubscribeShopData>

export const SubscribeShopResult = Closed({ item: Id })
export type SubscribeShopResult = Static<typeof SubscribeShopResult>
