import type { ServerContext } from '../../../calls/served.ts'
import type { Sweep } from '../../../sweeps/sweep.ts'
import type { WebhookRow } from '../../../tables/webhooks.ts'
import { claimWebhooks } from './claim-webhooks.ts'
import { noteOutcomes } from './note-outcomes.ts'
import { sendRound } from './send-round.ts'
import { watchWebhooks } from './watch-webhooks.ts'

const sendTo = async (context: ServerContext, webhook: WebhookRow): Promise<number> => {
  const { runtime } = context
  try {
    const outcomes = await sendRound(context, webhook)
    await noteOutcomes(runtime, webhook, outcomes)
    return outcomes.length
  } catch (error) {
    runtime.log.error({ err: error, webhook: webhook._id }, 'webhooks were not sent')
    return 0
  }
}

/** Tells addresses what has happened: all that are due beside each other, each in a round that ends soon (WEBHOOK-3). */
export const sendDueWebhooks: Sweep = {
  name: 'webhooks',
  run: async (context) => {
    await watchWebhooks(context.runtime)
    const claimed = await claimWebhooks(context.runtime)
    const sent = await Promise.all(claimed.map((webhook) => sendTo(context, webhook)))
    return sent.reduce((sum, one) => sum + one, 0)
  },
}
