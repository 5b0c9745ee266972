import type { SubscribeShopData, SubscribeShopResult } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { eq } from 'drizzle-orm'
import type { App, CallParams, WireService } from '../../../../runtime/app.ts'
import { isStaffOf } from '../../../../policies/staff.ts'
import { channelOf } from '../../../../realtime/channels.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { shops } from '../../../../tables/shops.ts'

/** `create shops/subscribe`: the connection hears the shop's catalogue; that of its staff hears its orders too. */
export const subscribeShop = (app: App, { database }: Runtime): void => {
  const create = async (data: unknown, params?: CallParams): Promise<SubscribeShopResult> => {
    const { item } = data as SubscribeShopData
    const [shop] = await database.select({ id: shops._id }).from(shops).where(eq(shops._id, item))
    if (!shop) throw new NotFound('There is no such shop', { code: 'shopNotFound', field: 'item' })
    if (params?.connection) {
      app.channel(channelOf.shop(item)).join(params.connection)
      if (isStaffOf(params.user, item)) app.channel(channelOf.staff(item)).join(params.connection)
    }
    return { item }
  }
  app.use('shops/subscribe', { create } as unknown as WireService, { methods: ['create'] })
}
