import type { Payment } from '../ledger/records.ts'
import { showAmount } from '../money/amounts.ts'
import { html } from './html.ts'
import { hidden, layout } from './layout.ts'

interface PhonePage {
  readonly payment: Payment
  readonly path: string
  /** Of the wallet or bank. */
  readonly title: string
  readonly chinese: string
}

/** The payer's phone: a wallet or bank app that wants consent to a payment. */
export const phonePage = ({ payment, path, title, chinese }: PhonePage): string => {
  const button = (outcome: string, text: string, zh: string, isPlain: boolean) =>
    html`<form method="post" action="${path}">
      ${hidden('outcome', outcome)}
      <button class="${isPlain ? 'plain' : ''}">${text} <span lang="zh-Hant">${zh}</span></button>
    </form>`
  return layout({
    title,
    chinese,
    body: html`<p class="amount">${showAmount(payment.amount, payment.currency)}</p>
      <dl>
        <dt>To <span lang="zh-Hant">收款人</span></dt>
        <dd>SB_demo</dd>
        <dt>Reference <span lang="zh-Hant">編號</span></dt>
        <dd>${payment.reference}</dd>
      </dl>
      <div class="actions">
        ${button('paid', 'Pay', '付款', false)} ${button('declined', 'Decline', '拒絕', true)}
        ${button('cancelled', 'Cancel', '取消', true)}
      </div>`,
  })
}

/** What the phone shows once the payment is over. */
export const phoneOver = (title: string, chinese: string, status: string): string =>
  layout({
    title,
    chinese,
    body: html`<p>This payment is <span class="state ${status}">${status}</span></p>
      <p>You can close this page. <span lang="zh-Hant">你可以關閉此頁。</span></p>`,
  })
