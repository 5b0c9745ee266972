import {
  CancelChannelOrderData,
  type Channel,
  ChannelCourierData,
  type ChannelOrder,
  PlaceChannelOrderData,
} from '@comanda/contract'
import { BadRequest, NotAuthenticated, NotFound } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'
import { eq } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import type { ChannelRequest } from '../../../channels/adapter.ts'
import { channelAdapters } from '../../../channels/adapters.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { webhooks } from '../../../tables/webhooks.ts'
import { validate } from '../../../validation/validator.ts'
import { openSecrets } from '../../../webhooks/webhook-secrets.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { receivedBody } from '../../payments/pages/received-body.ts'
import { cancelChannelOrder } from '../orders/cancel.ts'
import { noteCourier } from '../orders/courier.ts'
import { placeChannelOrder } from '../orders/place.ts'

const pathForm = /^\/channels\/([0-9a-f]{24})\/(\w{1,20})$/

/** What a channel does is nobody's of the shop. */
const actor: Actor = { role: 'server' }

/** Returns the secrets of what a channel hears: by the same it signs what it sends. */
const secretsOf = async (
  { database, config, now }: Runtime,
  { _id }: Channel,
): Promise<readonly string[]> => {
  const rows = await database.select().from(webhooks).where(eq(webhooks.channel, _id))
  return rows.flatMap((row) => openSecrets(config, row, now()))
}

const channelAt = async ({ app }: ServerContext, _id: string): Promise<Channel | undefined> => {
  const [found] = (await app.service('channels').find({ query: { _id } })) as readonly Channel[]
  return found
}

const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new BadRequest('This is no JSON', { code: 'dataInvalid' })
  }
}

const doneWith = (
  context: ServerContext,
  channel: Channel,
  { kind, data }: ChannelRequest,
): Promise<ChannelOrder> => {
  const ordering = orderingOf(context)
  const named = { ...data, shop: channel.shop, channel: channel._id }
  switch (kind) {
    case 'place':
      validate(PlaceChannelOrderData, named)
      return placeChannelOrder(ordering, channel, named as PlaceChannelOrderData, actor)
    case 'cancel':
      validate(CancelChannelOrderData, named)
      return cancelChannelOrder(ordering, channel, named, actor)
    default:
      validate(ChannelCourierData, named)
      return noteCourier(ordering, channel, named as ChannelCourierData)
  }
}

/**
 * Serves what channels send in words of their own: `POST /channels/{id}/…`, signed by the secret of what they hear (CHANNEL-6.4).
 * `turns` limits what an address takes from the others, once its message has arrived.
 */
export const serveChannels =
  (context: ServerContext, turns: Middleware): Middleware =>
  async (ctx, next) => {
    const [, id, path] = pathForm.exec(ctx.path) ?? []
    if (ctx.method !== 'POST' || id === undefined || path === undefined) return next()
    const body = await receivedBody(ctx.req)
    return turns(ctx, async () => {
      const channel = await channelAt(context, id)
      const incoming = channel && channelAdapters[channel.adapter].incoming
      if (!incoming) throw new NotFound('There is no such channel', { code: 'channelNotFound' })
      const secrets = await secretsOf(context.runtime, channel)
      if (!incoming.isSigned(secrets, ctx.headers, body))
        throw new NotAuthenticated('The signature is wrong', { code: 'notAuthenticated' })
      const request = incoming.read(path, jsonOf(body))
      if (!request) throw new BadRequest('This says nothing', { code: 'dataInvalid' })
      const { _id, number, order, cancelledTime } = await doneWith(context, channel, request)
      ctx.set('cache-control', 'no-store')
      ctx.body = {
        orderId: order ?? _id,
        channelOrderId: number,
        isCancelled: cancelledTime !== undefined,
      }
    })
  }
