/** The style of all pages. */
export const css = `
:root { color-scheme: light; --ink: #1c2430; --faint: #5b6675; --line: #d9dee5; --paper: #fff; --ground: #f2f4f7; --accent: #1d4ed8; --warn: #fbbf24 }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, "Noto Sans CJK TC", sans-serif; color: var(--ink); background: var(--ground) }
.sandbox { background: var(--warn); color: #3b2900; text-align: center; font-weight: 600; padding: .5rem 1rem }
main { max-width: 30rem; margin: 1.5rem auto; padding: 1.5rem; background: var(--paper); border: 1px solid var(--line); border-radius: 12px }
main.wide { max-width: 76rem }
h1 { font-size: 1.25rem; margin: 0 0 .25rem } h1 small { display: block; font-size: .9rem; font-weight: 400; color: var(--faint) }
h2 { font-size: 1.05rem; margin: 1.5rem 0 .5rem }
.amount { font-size: 2rem; font-weight: 700; margin: .5rem 0 1rem }
label { display: block; margin: .75rem 0 .25rem; font-weight: 600 }
input, select { font: inherit; width: 100%; padding: .6rem .75rem; border: 1px solid #8793a3; border-radius: 8px; background: #fff; color: inherit }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem }
button, .button { font: inherit; font-weight: 600; display: inline-block; min-height: 44px; padding: .55rem 1rem; border: 1px solid var(--accent); border-radius: 8px; background: var(--accent); color: #fff; cursor: pointer; text-decoration: none }
button.plain, .button.plain { background: #fff; color: var(--accent) }
button.small { min-height: 32px; padding: .2rem .6rem; font-size: .875rem }
form.inline { display: inline } .actions { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem }
.actions form > button { width: 100% } main:not(.wide) .actions > * { flex: 1 1 8rem; text-align: center }
details { margin-top: 1rem }
:focus-visible { outline: 3px solid #60a5fa; outline-offset: 2px }
table { width: 100%; border-collapse: collapse; font-size: .9rem } th, td { text-align: left; padding: .5rem; border-bottom: 1px solid var(--line); vertical-align: top }
.scroll { overflow-x: auto } code { font-size: .85em; overflow-wrap: anywhere } .faint { color: var(--faint) } .problem { color: #b42318; font-weight: 600 }
.state { display: inline-block; padding: .05rem .5rem; border-radius: 99px; background: #e5e9ef; white-space: nowrap } .state.paid { background: #cdf3d8 } .state.declined, .state.cancelled { background: #fde0dc }
.reader { border: 10px solid #1c2430; border-radius: 24px; padding: 2rem 1rem; text-align: center }
.slips { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start; padding: 0; list-style: none } .slip img { display: block; max-width: 100%; border: 1px solid var(--line); box-shadow: 0 2px 10px #0002; padding: .75rem; background: #fff } .slip p { margin: 0 0 .25rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: .5rem 0 } dt { color: var(--faint) } dd { margin: 0; overflow-wrap: anywhere }
`

/** Sends a form that only passes on, and reloads pages that show what changes. */
export const script = `
const passing = document.querySelector('form[data-pass-on]')
if (passing) passing.submit()
const seconds = Number(document.body.dataset.reload)
if (seconds) setInterval(() => { if (!document.querySelector('input:focus, select:focus, button:focus')) location.reload() }, seconds * 1000)
`
