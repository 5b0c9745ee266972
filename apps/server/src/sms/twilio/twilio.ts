import { isFields } from '../../records/fields.ts'
import type { Sms, SmsContext, SmsProvider, SmsVerdict } from '../provider.ts'

const unknown = (message: string): SmsVerdict => ({ is: 'unknown', message })

/** What Twilio says of an error, `21211 Invalid 'To' Phone Number`, without the number that it repeats. */
const errorOf = (status: number, body: unknown): string => {
  const { code, message } = isFields(body) ? body : {}
  const said = typeof message === 'string' ? message.replaceAll(/\+?\d[\d ]{5,}/g, '…') : ''
  return `${typeof code === 'number' ? code : status} ${said}`.trim()
}

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

const from = (sender: string): Readonly<Record<string, string>> =>
  sender.startsWith('MG') ? { MessagingServiceSid: sender } : { From: sender }

/** Posts to the Messages resource. Never throws. It has no idempotency key: a text whose response was lost may come twice. */
const send = async ({ recipient, text }: Sms, context: SmsContext): Promise<SmsVerdict> => {
  const { account, fetch, signal } = context
  const { accountSid, token, sender, url } = account
  try {
    const response = await fetch(`${url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}`,
      },
      body: new URLSearchParams({ To: recipient, ...from(sender), Body: text }),
      signal,
      redirect: 'error',
    })
    if (response.status === 201) return { is: 'taken' }
    const message = errorOf(response.status, await bodyOf(response))
    // 429: too many at once, which passes.
    return response.status >= 500 || response.status === 429
      ? unknown(message)
      : { is: 'refused', message }
  } catch (error) {
    return unknown(error instanceof Error ? error.message : 'no response')
  }
}

/** Twilio's Messages API, of 2010-04-01. */
export const twilio: SmsProvider = { url: 'https://api.twilio.com', send }
