import { faults } from '../faults/fault-names.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { type Payment, providers } from '../ledger/records.ts'
import { showAmount } from '../money/amounts.ts'
import { type Html, html } from '../pages/html.ts'
import { hidden, layout } from '../pages/layout.ts'
import { payerAddress } from './payer-address.ts'

const newest = 100

const button = (path: string, fields: Readonly<Record<string, string>>, text: string): Html =>
  html`<form method="post" action="${path}" class="inline">
    ${Object.entries(fields).map(([name, value]) => hidden(name, value))}
    <button class="plain small">${text}</button>
  </form> `

const faultOptions = Object.entries(faults).map(
  ([name, text]) => html`<option value="${name}">${name}: ${text}</option>`,
)

const buttons = (payment: Payment): Html[] => {
  const { provider, reference } = payment
  const act = (outcome: string, text: string): Html =>
    button('/panel/pay', { provider, reference, outcome }, text)
  const isOpen = payment.status === 'open' || payment.status === 'declined'
  return [
    ...(isOpen ? [act('paid', 'Pay'), act('declined', 'Decline'), act('cancelled', 'Cancel')] : []),
    ...(payment.isHidden ? [button('/panel/release', { provider, reference }, 'Release')] : []),
  ]
}

const row = ({ faults: set, notifier, ledger }: Gateway, payment: Payment): Html => {
  const address = payerAddress(payment)
  const refunds = ledger.refundsOf(payment)
  const deliveries = notifier.deliveries.filter((one) => one.reference === payment.reference)
  return html`<tr>
    <td>
      ${payment.createTime.slice(11, 19)}<br />
      <span class="faint">${payment.provider}</span>
    </td>
    <td>
      <code>${payment.reference}</code><br />
      <code class="faint">${payment.transaction}</code>
    </td>
    <td>
      ${showAmount(payment.amount, payment.currency)}
      ${refunds.map(
        (one) =>
          html`<br /><span class="faint">
              −${showAmount(one.amount, one.currency)} ${one.kind} ${one.status}
            </span>
            ${
              one.status === 'pending'
                ? [
                    button(
                      '/panel/refunds/decide',
                      { id: one.transaction, outcome: 'done' },
                      'Done',
                    ),
                    button(
                      '/panel/refunds/decide',
                      { id: one.transaction, outcome: 'refused' },
                      'Refuse',
                    ),
                  ]
                : undefined
            }`,
      )}
    </td>
    <td>
      <span class="state ${payment.status}">${payment.isHidden ? 'late' : payment.status}</span>
      ${set.of(payment.reference).map((fault) => html`<br /><code>${fault}</code>`)}
    </td>
    <td>
      ${deliveries.slice(-3).map((one) => html`<code>${one.result.slice(0, 60)}</code><br />`)}
    </td>
    <td>
      ${address === undefined ? undefined : html`<a href="${address}">Payer’s page</a><br />`}
      ${buttons(payment)}
    </td>
  </tr>`
}

const faultForm = html`<form method="post" action="/panel/faults">
  <label for="fault">Fault <span lang="zh-Hant">故障</span></label>
  <select id="fault" name="fault">
    ${faultOptions}
  </select>
  <div class="pair">
    <div>
      <label for="reference">Of this reference <span lang="zh-Hant">編號</span></label>
      <input id="reference" name="reference" autocomplete="off" />
    </div>
    <div>
      <label for="provider">… or of the next payment of <span lang="zh-Hant">下一筆</span></label>
      <select id="provider" name="provider">
        <option value="">any provider</option>
        ${providers.map((name) => html`<option>${name}</option>`)}
      </select>
    </div>
  </div>
  <div class="actions">
    <button>Set <span lang="zh-Hant">設定</span></button>
  </div>
</form>`

/** The panel: all payments with what may be done to them, faults, and the pages of payers. */
export const panelPage = (gateway: Gateway): string => {
  const payments = gateway.ledger.all('payments').slice(-newest).toReversed()
  const next = gateway.faults.next()
  return layout({
    title: 'Sandbox gateway',
    chinese: '沙盒支付閘道',
    wide: true,
    reload: 3,
    body: html`<p>
        <a href="/fps/app">Bank app (FPS)</a> ·
        <a href="/stripe/reader/tmr_SB_demo">Card reader</a> ·
        <a href="/lan-reader/screen">Card reader on the network</a> ·
        <a href="/panel/ledger">Ledger</a>
      </p>
      <h2>Payments <span lang="zh-Hant">付款</span></h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Payments">
        <table>
          <thead>
            <tr>
              <th scope="col">Time, provider</th>
              <th scope="col">Reference, transaction</th>
              <th scope="col">Amount</th>
              <th scope="col">State, faults</th>
              <th scope="col">Notifications</th>
              <th scope="col">Payer</th>
            </tr>
          </thead>
          <tbody>
            ${payments.map((payment) => row(gateway, payment))}
          </tbody>
        </table>
      </div>
      ${payments.length === 0 ? html`<p class="faint">No payments yet. 尚無付款。</p>` : undefined}
      <h2>Faults <span lang="zh-Hant">故障</span></h2>
      ${next.map(
        (one) =>
          html`<p>Next payment of ${one.provider ?? 'any provider'}: <code>${one.fault}</code></p>`,
      )}
      ${faultForm}
      <h2>Registered addresses <span lang="zh-Hant">通知網址</span></h2>
      <ul>
        ${gateway.ledger
          .all('webhooks')
          .map((one) => html`<li>${one.provider}: <code>${one.url}</code></li>`)}
      </ul>`,
  })
}
