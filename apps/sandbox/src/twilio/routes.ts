import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Gateway } from '../gateway/gateway.ts'
import { type Call, formOf, type Reply, type Route } from '../http/call.ts'
import { json, page } from '../http/replies.ts'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { account, invalidTo } from './constants.ts'

interface Sms {
  readonly sid: string
  readonly to: string
  readonly from: string
  readonly body: string
  readonly time: Date
}

/** As many are stored; the oldest go. */
const most = 200
/** Of a text, in characters. */
const longest = 1600

const failed = (status: number, code: number, message: string): Reply =>
  json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, status)

const isTheirs = ({ headers, params }: Call): boolean => {
  const expected = `Basic ${Buffer.from(`${account.sid}:${account.token}`).toString('base64')}`
  const said = Buffer.from(headers.authorization ?? '')
  const isSame = said.length === expected.length && timingSafeEqual(said, Buffer.from(expected))
  return isSame && params['sid'] === account.sid
}

const refusal = (to: string, from: string, body: string): Reply | undefined => {
  if (from === '')
    return failed(400, 21603, "A 'From' or 'MessagingServiceSid' parameter is required.")
  if (to === '') return failed(400, 21604, "A 'To' phone number is required.")
  if (to === invalidTo || !/^\+[1-9]\d{6,14}$/.test(to))
    return failed(400, 21211, `The 'To' number ${to} is not a valid phone number.`)
  if (body === '') return failed(400, 21602, 'Message body is required.')
  if (body.length > longest)
    return failed(400, 21617, 'The concatenated message body exceeds the 1600 character limit.')
  return undefined
}

const phonePage = (texts: readonly Sms[]): string =>
  layout({
    title: 'Texts',
    chinese: '短訊',
    reload: 2,
    body: html`
      <p>What the shops’ texts say, the newest first. 最新的在前。</p>
      ${texts.length === 0 ? html`<p class="faint">No text was sent yet.</p>` : undefined}
      <ol class="slips">
        ${texts.map(
          ({ to, body, time }) => html`
            <li class="slip">
              <p class="faint">${time.toLocaleTimeString('en-GB')} · ${to}</p>
              <p>${body}</p>
            </li>
          `,
        )}
      </ol>
    `,
  })

/** Twilio's Messages resource, and the page of the phones that get its texts. */
export const twilio = ({
  now,
}: Pick<Gateway, 'now'>): { readonly routes: Route[]; readonly phones: Route[] } => {
  const texts: Sms[] = []
  const receive = (call: Call): Reply => {
    if (!isTheirs(call)) return failed(401, 20003, 'Authenticate')
    const form = formOf(call)
    const [to, body] = [form.get('To') ?? '', form.get('Body') ?? '']
    const from = form.get('From') ?? form.get('MessagingServiceSid') ?? ''
    const refused = refusal(to, from, body)
    if (refused) return refused
    const sms = { sid: `SM${randomBytes(16).toString('hex')}`, to, from, body, time: now() }
    texts.unshift(sms)
    texts.length = Math.min(texts.length, most)
    return json(
      {
        account_sid: account.sid,
        api_version: '2010-04-01',
        body,
        date_created: sms.time.toUTCString(),
        direction: 'outbound-api',
        error_code: null,
        error_message: null,
        from,
        num_segments: '1',
        sid: sms.sid,
        status: 'queued',
        to,
      },
      201,
    )
  }
  return {
    routes: [{ method: 'POST', path: '/2010-04-01/Accounts/:sid/Messages.json', handle: receive }],
    phones: [
      { method: 'GET', path: '/sms', handle: () => page(phonePage(texts)) },
      { method: 'GET', path: '/sms.json', handle: () => json(texts) },
    ],
  }
}
