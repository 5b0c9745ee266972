import type { Runtime } from '../../../runtime/runtime.ts'
import { formFields, lineFields, parsedJson } from '../../../payments/message-fields.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { recordMessage } from './record-message.ts'

/** The longest text without fields that is recorded, in characters: enough of an error page to see what it is. */
const longestText = 200

/** Returns a response by its fields, so that those about the payer can be masked (PAY-7.8). */
export const recordedBody = (text: string): unknown => {
  const json = parsedJson(text)
  if (json !== undefined) return json
  if (/^[\w.%+-]+=[^\r\n]*$/.test(text)) {
    const fields = formFields(text)
    if (fields) return fields
  }
  const lines = lineFields(text)
  return lines.size > 0 && !text.trimStart().startsWith('<') ? lines : text.slice(0, longestText)
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
      await record(`${pathname} ${status} ${text}`, true, {
        pathname,
        status,
        body: recordedBody(text),
      })
      return response
    } catch (error) {
      const name = error instanceof Error ? error.name : 'error'
      await record(`${pathname} ${name}`, false, { pathname, error: name })
      throw error
    }
  }
}
