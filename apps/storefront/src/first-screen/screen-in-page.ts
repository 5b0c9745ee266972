import type { FirstScreen } from '@comanda/contract'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Returns a text as it is written in HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** The id of the style by which a page with a first screen waits with the font: scripts and pictures come first. */
export const LATE_FONT = 'late-font'

/** The id of the style that shows the first picture as a thumbnail until it is loaded. */
export const FIRST_PICTURE = 'first-picture'

/** The attribute of the app's element that says what the server has rendered into it. */
export const screenAttribute = (screen: FirstScreen): string =>
  `data-first="${escaped(JSON.stringify(screen))}"`

/** Returns what the server has rendered into the page, if it has. */
export const screenInPage = (root: Element): FirstScreen | undefined => {
  const text = root.getAttribute('data-first')
  return text === null ? undefined : (JSON.parse(text) as FirstScreen)
}
