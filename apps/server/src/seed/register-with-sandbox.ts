import { setTimeout as sleep } from 'node:timers/promises'
import { demo } from '@comanda/demo'
import type { Logger } from 'pino'

/** Providers that notify registered addresses only, by the name that the sandbox gateway has for them. */
const registered: Readonly<Record<string, string>> = {
  stripe: 'stripe',
  stripeTerminal: 'stripe',
  fps: 'fps',
  adyen: 'adyen',
}

/** How often the gateway is tried, and how long between two times, in ms: it starts beside the server. */
const tries = 40
const pause = 250

/** Where the sandbox gateway is, and the secret of its panel if it has one. */
export interface SandboxPanel {
  readonly url: string
  readonly panelToken?: string | undefined
}

const register = async (
  { url: sandboxUrl, panelToken }: SandboxPanel,
  provider: string,
  url: string,
): Promise<boolean> => {
  try {
    const response = await fetch(`${sandboxUrl}/panel/webhooks`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(panelToken === undefined ? {} : { authorization: `Bearer ${panelToken}` }),
      },
      body: JSON.stringify({ provider, url }),
    })
    return response.ok
  } catch {
    return false
  }
}

/** Tells the sandbox gateway where to notify the demo's accounts, as a restaurant enters it in a provider's dashboard. */
export const registerWithSandbox = async (
  sandbox: SandboxPanel,
  serverUrl: string,
  log: Logger,
): Promise<void> => {
  for (const { _id, provider } of demo.paymentAccounts) {
    const name = registered[provider]
    if (name === undefined) continue
    const url = `${serverUrl}/api/payments/notify/${_id}`
    let left = tries
    while (!(await register(sandbox, name, url))) {
      left -= 1
      if (left === 0) {
        log.warn(
          { sandboxUrl: sandbox.url },
          'the sandbox gateway does not respond: it will not notify',
        )
        return
      }
      await sleep(pause, undefined, { ref: false })
    }
  }
}
