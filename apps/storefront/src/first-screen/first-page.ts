import type { FirstScreen } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { schemeBackgrounds, themeStyle } from '@comanda/ui'
import { escaped, LATE_FONT, screenAttribute } from './screen-in-page.ts'

/** The parts of a page that a first screen fills. */
export interface FirstParts {
  /** The screen; pictures that are requested first may stand before it, as links. */
  readonly html: string
  readonly title: string
  /** The style of the first picture, or an empty text. */
  readonly picture: string
  /** The bar of the cart: the files that price it, and its words; absent on a screen without dishes to add. */
  readonly cart?:
    | {
        readonly files: readonly string[]
        readonly viewCart: string
        readonly inclService: string
      }
    | undefined
  /** Of the question about a handed cart: the script that takes it before the app runs, and what a browser without scripts reads. */
  readonly handoff?: { readonly script: string; readonly withoutScript: string } | undefined
  /** The files of styles that the screen needs beside those of the page, with their content. */
  readonly styles: readonly (readonly [file: string, css: string])[]
}

const links = /^(?:<link [^>]*>)+/

/** Written disabled, so that the app finds the file loaded. */
const styleOf = ([file, css]: readonly [string, string]): string =>
  `<style>${css}</style><link rel="stylesheet" crossorigin href="${file}" disabled>`

const lateFont = `<style id="${LATE_FONT}">:root{--font-latin:'Figtree Fallback'}</style>`

/** The bar of the cart, for dishes that are added before the app runs (`app/early-tap.ts`). */
const earlyCart = ({ viewCart, inclService }: NonNullable<FirstParts['cart']>): string =>
  `<template id="early-cart"><div class="cart-bar" data-shown role="status"><button type="button" class="cart-bar-link"><span class="cart-bar-count"></span><span class="cart-bar-text">${escaped(viewCart)}</span><span class="cart-bar-sum"><span class="ui-price"></span><small hidden>${escaped(inclService)}</small></span></button></div></template>`

/** Requested while the page is read: what prices a tap goes before the app. */
const requestOf = (file: string): string =>
  `<link rel="modulepreload" crossorigin href="/${file}" fetchpriority="high">`

/** The script asks the browser for nothing that the page's policy does not allow: it is a file of the app. */
const scriptOf = (file: string): string =>
  `<script type="module" async crossorigin src="/${file}"></script>`

/** Replaces a part of the page that the build has written. Throws if it is missing. */
const put = (page: string, part: RegExp, text: string): string => {
  if (!part.test(page)) throw new Error(`the page has no ${part.source}`)
  return page.replace(part, () => text)
}

/** Returns the page of the app with a first screen in it. */
export const firstPage = (page: string, screen: FirstScreen, parts: FirstParts): string => {
  const { locale, look } = screen
  const [pictures = ''] = links.exec(parts.html) ?? []
  const styles = [
    lateFont,
    themeStyle(look?.theme),
    ...parts.styles.map(styleOf),
    parts.picture,
  ].join('')
  const { cart, handoff } = parts
  const after = cart ? earlyCart(cart) : ''
  const without = handoff
    ? `<noscript><p style="padding:1rem">${escaped(handoff.withoutScript)}</p></noscript>`
    : ''
  const main = `${without}<div id="app" ${screenAttribute(screen)}>${parts.html.slice(pictures.length)}</div>${after}`
  const requests = handoff ? scriptOf(handoff.script) : (cart?.files ?? []).map(requestOf).join('')
  const handed = handoff ? ` data-shop="${escaped(screen.shop)}"` : ''
  const backgrounds = schemeBackgrounds(look?.theme)
  const scheme = (name: 'light' | 'dark', text: string): string =>
    put(
      text,
      new RegExp(`<meta name="theme-color"[^>]*${name}[^>]*>`),
      `<meta name="theme-color" content="${escaped(backgrounds[name])}" media="(prefers-color-scheme: ${name})" />`,
    )
  const filled = [
    (text: string) =>
      put(text, /<html lang="[^"]*"/, `<html data-rendered${handed} lang="${languageTag[locale]}"`),
    (text: string) => put(text, /<title>.*?<\/title>/, `<title>${escaped(parts.title)}</title>`),
    (text: string) => scheme('light', text),
    (text: string) => scheme('dark', text),
    (text: string) => put(text, /<\/head>/, `${pictures}${requests}${styles}</head>`),
    (text: string) => put(text, /<div id="app">[\s\S]*?<\/div>/, main),
  ]
  return filled.reduce((text, fill) => fill(text), page)
}
