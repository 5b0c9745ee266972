import { type Html, html } from './html.ts'

interface Page {
  readonly title: string
  readonly chinese: string
  readonly body: Html
  readonly wide?: boolean
  /** Loads the page again after so many seconds. */
  readonly reload?: number
}

/** A whole page, with the line that no real money moves. */
export const layout = ({ title, chinese, body, wide = false, reload }: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox.css" />
        <script src="/sandbox.js" defer></script>
      </head>
      <body data-reload="${reload}">
        <header class="sandbox">
          SANDBOX: no real money · <span lang="zh-Hant">沙盒：不涉及真實款項</span>
        </header>
        <main class="${wide ? 'wide' : ''}">
          <h1>${title} <small lang="zh-Hant">${chinese}</small></h1>
          ${body}
        </main>
      </body>
    </html>`.text

/** A hidden field of a form. */
export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`
