import { type Html, html } from '../pages/html.ts'
import { hidden, layout } from '../pages/layout.ts'

/** The fields of the request that the page passes on. */
export const passedOn = ['client_id', 'redirect_uri', 'state', 'nonce', 'code_challenge'] as const

/** Returns the page on which a person says who they are; nothing is checked. */
export const signInPage = (request: URLSearchParams): string =>
  layout({
    title: 'Sign in to your account',
    chinese: '登入你的帳戶',
    body: html`<p>
        This stands in for an account elsewhere. Be who you like.
        <span lang="zh-Hant">模擬其他網站的帳戶，請隨意填寫。</span>
      </p>
      <form method="post" action="/openid/authorize">
        ${passedOn.map((name): Html => hidden(name, request.get(name) ?? ''))}
        <label for="name">Name <span lang="zh-Hant">姓名</span></label>
        <input id="name" name="name" value="Mei Chan" autocomplete="off" required />
        <label for="email">E-mail <span lang="zh-Hant">電郵</span></label>
        <input
          id="email"
          name="email"
          type="email"
          value="mei.chan@people.example"
          autocomplete="off"
          required
        />
        <label for="verified">The address is <span lang="zh-Hant">電郵</span></label>
        <select id="verified" name="verified">
          <option value="true">verified 已驗證</option>
          <option value="false">not verified 未驗證</option>
        </select>
        <div class="actions">
          <button name="outcome" value="agreed">Sign in <span lang="zh-Hant">登入</span></button>
          <button class="plain" name="outcome" value="refused" formnovalidate>
            Refuse <span lang="zh-Hant">拒絕</span>
          </button>
        </div>
      </form>`,
  })
