import { type Call, isFields, jsonOf, type Reply, type Route } from '../http/call.ts'
import { json } from '../http/replies.ts'
import { channelFaults, isChannelFault } from './faults.ts'
import type { PlatformOrder, Sent, ShopAddress } from './words.ts'

/** As many are stored of what shops have told; the oldest go. */
const most = 500

/** What a shop has told the platform. */
interface Told {
  readonly path: string
  readonly body: unknown
}

const post = async ({ url, headers, body }: Sent) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
}

const inTurn = async (calls: readonly Sent[]) => {
  const answers = []
  for (const call of calls) answers.push(await post(call))
  return answers
}

const send = async (call: Call): Promise<Reply> => {
  const { to, order, fault = 'none' } = jsonOf(call)
  if (!isFields(to) || !isFields(order) || !isChannelFault(fault))
    return json({ error: 'to, order and a fault are needed' }, 400)
  const address = to as unknown as ShopAddress
  const rounds = channelFaults[fault](address, order as unknown as PlatformOrder)
  return json({ answers: (await Promise.all(rounds.map(inTurn))).flat() })
}

/**
 * A delivery platform: it sends an order with a fault (`POST /channel/send {to, order, fault}`), takes what a shop tells it below
 * `/channel/told`, and shows that (`GET /channel.json`).
 */
export const channel = (): { readonly routes: Route[]; readonly controls: Route[] } => {
  const told: Told[] = []
  const take = ({ url, raw }: Call): Reply => {
    told.push({ path: url.pathname, body: JSON.parse(raw.toString()) as unknown })
    told.splice(0, told.length - most)
    return json({}, 200)
  }
  return {
    routes: [
      { method: 'POST', path: '/channel/told', handle: take },
      { method: 'POST', path: '/channel/told/:what', handle: take },
    ],
    controls: [
      { method: 'POST', path: '/channel/send', handle: send },
      { method: 'GET', path: '/channel.json', handle: () => json(told) },
    ],
  }
}
