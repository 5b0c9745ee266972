import { formOf, type Route } from '../http/call.ts'
import { page, seeOther } from '../http/replies.ts'
import { type Html, html } from '../pages/html.ts'
import { hidden, layout } from '../pages/layout.ts'
import { type Mood, moods, type Printer, type Slip } from './printer.ts'

const words: Readonly<Record<Mood, string>> = {
  well: 'Prints',
  outOfPaper: 'Out of paper',
  coverOpen: 'Cover open',
  off: 'Switched off',
}

const slipPart = ({ time, picture, opensDrawer, isCut }: Slip): Html => html`
  <li class="slip">
    <p class="faint">
      ${time.toLocaleTimeString('en-GB')}${opensDrawer ? ' · the drawer opens' : ''}${
        isCut ? '' : ' · not cut'
      }
    </p>
    ${picture === undefined ? undefined : html`<img src="${picture}" alt="Slip of ${time.toISOString()}" />`}
  </li>
`

const printerPage = ({ mood, slips }: Printer): string =>
  layout({
    title: 'Printer',
    chinese: '打印機',
    wide: true,
    reload: 2,
    body: html`
      <p>What the shop’s receipt printer prints, the newest first.</p>
      <div class="actions">
        ${moods.map(
          (one) =>
            html`<form method="post" action="/printer">
              ${hidden('mood', one)}
              <button class="${one === mood ? '' : 'plain'}" aria-pressed="${String(one === mood)}">
                ${words[one]}
              </button>
            </form>`,
        )}
      </div>
      ${slips.length === 0 ? html`<p class="faint">Nothing was printed yet.</p>` : undefined}
      <ol class="slips">
        ${slips.map(slipPart)}
      </ol>
    `,
  })

/** The page of the emulated printer, with the switches of its troubles. */
export const printerRoutes = (printer: Printer): readonly Route[] => [
  { method: 'GET', path: '/printer', handle: () => page(printerPage(printer)) },
  {
    method: 'POST',
    path: '/printer',
    handle: (call) => {
      const mood = formOf(call).get('mood')
      printer.mood = moods.find((one) => one === mood) ?? printer.mood
      return seeOther('/printer')
    },
  },
]
