import type { Payment } from '../ledger/records.ts'
import { showAmount } from '../money/amounts.ts'
import { cardFields, cardNumbers } from './card-form.ts'
import { html } from './html.ts'
import { hidden, layout } from './layout.ts'

interface CardPage {
  readonly payment: Payment
  /** The path of the page; what it sends goes there, too. */
  readonly path: string
  readonly title: string
  readonly problem?: string | undefined
}

/** The hosted page on which a payer types a card. */
export const cardPage = ({ payment, path, title, problem }: CardPage): string =>
  layout({
    title,
    chinese: '信用卡付款',
    body: html`<p class="amount">${showAmount(payment.amount, payment.currency)}</p>
      <form method="post" action="${path}">
        ${cardFields(problem)}
        <div class="actions">
          <button>Pay <span lang="zh-Hant">付款</span></button>
        </div>
      </form>
      <form method="post" action="${path}">
        ${hidden('cancel', '1')}
        <div class="actions">
          <button class="plain">Cancel <span lang="zh-Hant">取消</span></button>
        </div>
      </form>
      ${cardNumbers}`,
  })

/** The bank's page of 3-D Secure. */
export const securePage = ({ payment, path, problem }: CardPage, number: string): string =>
  layout({
    title: 'Your bank asks: is it you?',
    chinese: '3-D Secure 驗證',
    body: html`<p class="amount">${showAmount(payment.amount, payment.currency)}</p>
      <form method="post" action="${path}">
        ${hidden('number', number)}
        ${problem === undefined ? undefined : html`<p class="problem" role="alert">${problem}</p>`}
        <label for="code">Code (1234) <span lang="zh-Hant">驗證碼</span></label>
        <input id="code" name="code" inputmode="numeric" autocomplete="off" required />
        <div class="actions">
          <button>Confirm <span lang="zh-Hant">確認</span></button>
        </div>
      </form>`,
  })
