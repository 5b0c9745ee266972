import { createHmac } from 'node:crypto'
import { centsOfDecimal } from '../amounts/decimal-amount.ts'
import { parsedJson, textAt } from '../message-fields.ts'
import { setting } from '../open-account.ts'
import type { Message, ProviderContext, Reading, Refusal } from '../provider.ts'
import { signedBy } from '../signatures/signed-by.ts'

/** How old a notification may be, in seconds: a repetition is signed again. */
const longestAge = 300

/** Returns the signature of a notification: HMAC-SHA256 of its time and its body, in hexadecimal. */
export const signNotification = (secret: string, time: string, raw: Buffer): string =>
  createHmac('sha256', secret).update(`${time}.`).update(raw).digest('hex')

/** Reads a bank's notification that an FPS payment has arrived. */
export const readNotification = (message: Message, { account, now }: ProviderContext): Reading => {
  const body = parsedJson(message.raw.toString())
  const reference = textAt(body, 'reference')
  const refused = (refusal: Refusal): Reading => ({
    valid: false,
    refusal,
    ...(reference === undefined ? {} : { reference }),
  })
  const header = message.headers['x-fps-signature'] ?? ''
  const [, time, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (time === undefined || signature === undefined) return refused('signature')
  const sign = (secret: string): string => signNotification(secret, time, message.raw)
  if (!signedBy(account, 'notificationSecret', signature, sign)) return refused('signature')
  if (Math.abs(now() / 1000 - Number(time)) > longestAge) return refused('stale')
  if (textAt(body, 'fpsId') !== setting(account, 'fpsId')) return refused('merchant')
  const transaction = textAt(body, 'transaction')
  const captured = centsOfDecimal(textAt(body, 'amount'))
  const currency = textAt(body, 'currency')
  if (
    reference === undefined ||
    transaction === undefined ||
    currency === undefined ||
    captured === undefined
  )
    return refused('malformed')
  const is = textAt(body, 'status') === 'SETTLED' ? 'paid' : 'pending'
  const merchant = setting(account, 'fpsId')
  return {
    valid: true,
    reference,
    verdict: { is, transaction, captured, currency, merchant },
    settles: is === 'paid',
    body,
  }
}
