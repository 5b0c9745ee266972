import { createHmac } from 'node:crypto'

/** What of a call is signed. `timestamp` is in seconds since 1970. */
export interface Signed {
  readonly id: string
  readonly timestamp: number
  readonly body: string
}

/** Returns `webhook-signature` of Standard Webhooks: one signature for each secret, `whsec_` and base64 (WEBHOOK-2.2). */
export const signatures = (secrets: readonly string[], { id, timestamp, body }: Signed): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' ')
