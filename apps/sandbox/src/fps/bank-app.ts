import { type Call, formOf, type Reply } from '../http/call.ts'
import { page } from '../http/replies.ts'
import { begin } from '../gateway/begin.ts'
import { conclude } from '../gateway/conclude.ts'
import type { Counterpart } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { digits } from '../gateway/ids.ts'
import type { Payment } from '../ledger/records.ts'
import { parseAmount, showAmount } from '../money/amounts.ts'
import { html } from '../pages/html.ts'
import { hidden, layout } from '../pages/layout.ts'
import { merchant } from './constants.ts'
import { type FpsCode, readFpsCode } from './emv-code.ts'

const title = 'Bank app: pay by FPS'
const chinese = '銀行程式：轉數快付款'

/** Returns the amount of a code that this bank pays, or what is wrong. */
const payable = (code: FpsCode | string): { code: FpsCode; amount: number } | string => {
  if (typeof code === 'string') return code
  if (code.fpsId !== merchant.fpsId) return 'nobody has this FPS identifier'
  if (code.currency !== '344') return 'the currency is not HKD'
  const amount = parseAmount(code.amount)
  if (amount === undefined || amount === 0) return 'the code has no amount'
  return { code, amount }
}

const ask = (problem?: string): string =>
  layout({
    title,
    chinese,
    body: html`${
        problem === undefined
          ? undefined
          : html`<p class="problem" role="alert">The bank cannot pay this: ${problem}.</p>`
      }
      <form method="get" action="/fps/app">
        <label for="code">The text of the QR code <span lang="zh-Hant">二維碼文字</span></label>
        <input id="code" name="code" autocomplete="off" required />
        <div class="actions">
          <button>Read <span lang="zh-Hant">讀取</span></button>
        </div>
      </form>`,
  })

const confirm = (code: FpsCode, amount: number, text: string, again: boolean): string =>
  layout({
    title,
    chinese,
    body: html`<p class="amount">${showAmount(amount, 'HKD')}</p>
      ${
        again
          ? html`<p class="problem">
              This code was paid before. <span lang="zh-Hant">此碼已付款。</span>
            </p>`
          : undefined
      }
      <dl>
        <dt>To <span lang="zh-Hant">收款人</span></dt>
        <dd>SB_demo (${code.fpsId})</dd>
        <dt>Reference <span lang="zh-Hant">編號</span></dt>
        <dd>${code.reference}</dd>
      </dl>
      <form method="post" action="/fps/app">
        ${hidden('code', text)}
        <div class="actions">
          <button>
            ${again ? 'Pay again' : 'Pay'}
            <span lang="zh-Hant">${again ? '再次付款' : '付款'}</span>
          </button>
        </div>
      </form>`,
  })

/** Pays a code: a bank knows of a payment only from here on. Returns what is wrong if it cannot. */
export const payCode = async (
  gateway: Gateway,
  counterpart: Counterpart,
  text: string,
): Promise<Payment | string> => {
  const read = payable(readFpsCode(text.trim()))
  if (typeof read === 'string') return read
  gateway.faults.begin('fps', read.code.reference)
  const payment = begin(gateway, {
    provider: 'fps',
    reference: read.code.reference,
    transaction: `FRN${digits(14)}`,
    amount: read.amount,
    currency: 'HKD',
    details: {},
  })
  return (await conclude(gateway, counterpart, payment, 'paid')).payment
}

export const bankApp = (gateway: Gateway, counterpart: () => Counterpart) => ({
  show: (call: Call): Reply => {
    const text = call.url.searchParams.get('code')?.trim() ?? ''
    if (text === '') return page(ask())
    const read = payable(readFpsCode(text))
    if (typeof read === 'string') return page(ask(read), 400)
    const before = gateway.ledger.find('fps', read.code.reference)
    return page(confirm(read.code, read.amount, text, (before?.captured ?? 0) > 0))
  },
  receive: async (call: Call): Promise<Reply> => {
    const done = await payCode(gateway, counterpart(), formOf(call).get('code') ?? '')
    if (typeof done === 'string') return page(ask(done), 400)
    const body = html`<p>
        ${showAmount(done.amount, 'HKD')} <span class="state ${done.status}">${done.status}</span>
      </p>
      <dl>
        <dt>Bank reference <span lang="zh-Hant">銀行編號</span></dt>
        <dd>${done.transaction}</dd>
      </dl>`
    return page(layout({ title, chinese, body }))
  },
})
