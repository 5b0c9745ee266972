import type { Runtime } from '../../../runtime/runtime.ts'
import { formFields, parsedJson } from '../../../payments/message-fields.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { recordMessage } from './record-message.ts'

const bodyOf = (text: string): unknown => {
  const json = parsedJson(text)
  if (json !== undefined) return json
  const fields = /^[\w.%+-]+=/.test(text) ? formFields(text) : undefined
  return fields ?? text
}

/** Returns a `fetch` that records each response of an attempt's provider, or that there was none, as `about`. */
export const recordedFetch = (
  { database, log, now }: Pick<Runtime, 'database' | 'log' | 'now'>,
  { shop, _id: attempt, account }: Pick<AttemptRow, 'shop' | '_id' | 'account'>,
  about: string,
): typeof fetch => {
  const record = (raw: string, valid: boolean, body: unknown): Promise<unknown> =>
    recordMessage(database, {
      shop,
      attempt,
      account,
      about,
      raw,
      valid,
      body,
      kind: 'response',
      now: new Date(now()),
    }).catch((error: unknown) => log.error({ err: error, attempt }, 'a message was not recorded'))
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    try {
      const response = await fetch(input, init)
      const text = await response.clone().text()
      const { status } = response
      await record(`${pathname} ${status} ${text}`, true, { pathname, status, body: bodyOf(text) })
      return response
    } catch (error) {
      const name = error instanceof Error ? error.name : 'error'
      await record(`${pathname} ${name}`, false, { pathname, error: name })
      throw error
    }
  }
}
