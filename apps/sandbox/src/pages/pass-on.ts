import { page, seeOther } from '../http/replies.ts'
import type { Reply } from '../http/call.ts'
import { html } from './html.ts'
import { hidden, layout } from './layout.ts'

interface Request {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly fields: readonly (readonly [string, string])[]
}

/** Sends the browser to the merchant's page: with a form that sends itself, or a redirect. */
export const passOn = ({ method, url, fields }: Request): Reply => {
  if (!/^https?:\/\//.test(url)) return stay()
  if (method === 'GET') {
    const target = new URL(url)
    for (const [name, value] of fields) target.searchParams.append(name, value)
    return seeOther(target.href)
  }
  return page(
    layout({
      title: 'Back to the restaurant',
      chinese: '返回餐廳',
      body: html`<form method="post" action="${url}" data-pass-on>
        ${fields.map(([name, value]) => hidden(name, value))}
        <button>Continue</button>
      </form>`,
    }),
  )
}

/** The end for a payer whose browser has no page to return to. */
export const stay = (): Reply =>
  page(
    layout({
      title: 'Done',
      chinese: '完成',
      body: html`<p>You can close this page. <span lang="zh-Hant">你可以關閉此頁。</span></p>`,
    }),
  )
