import { type Html, html } from './html.ts'

/** The fields of a card, for the hosted pages. */
export const cardFields = (problem?: string): Html => html`
  ${problem === undefined ? undefined : html`<p class="problem" role="alert">${problem}</p>`}
  <label for="number">Card number <span lang="zh-Hant">卡號</span></label>
  <input
    id="number"
    name="number"
    inputmode="numeric"
    autocomplete="off"
    value="4111 1111 1111 1111"
    required
  />
  <div class="pair">
    <div>
      <label for="expiry">Expiry <span lang="zh-Hant">到期日</span></label>
      <input id="expiry" name="expiry" placeholder="MM/YY" value="12/31" required />
    </div>
    <div>
      <label for="cvc">CVC</label>
      <input id="cvc" name="cvc" inputmode="numeric" value="123" required />
    </div>
  </div>
`

/** The numbers that a payer may try, with what they come to. */
export const cardNumbers: Html = html`
  <details>
    <summary>Test numbers <span lang="zh-Hant">測試卡號</span></summary>
    <dl>
      <dt>4111 1111 1111 1111</dt>
      <dd>paid</dd>
      <dt>4000 0000 0000 3220</dt>
      <dd>3-D Secure, then paid</dd>
      <dt>4000 0000 0000 0002</dt>
      <dd>declined</dd>
      <dt>4000 0000 0000 9995</dt>
      <dd>declined: not enough money</dd>
      <dt>4000 0000 0000 9235</dt>
      <dd>review</dd>
      <dt>4000 0000 0000 0119</dt>
      <dd>half is approved</dd>
    </dl>
  </details>
`
