import { type Scheme, type ThemeColours, themeTokens } from './theme-tokens.ts'

const STYLE_ID = 'shop-theme'

const block = (theme: ThemeColours, scheme: Scheme): string =>
  Object.entries(themeTokens(theme, scheme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Returns the style sheet of a shop's theme, for both colour schemes. */
export const themeCss = (theme: ThemeColours): string =>
  `:root{${block(theme, 'light')}}@media (prefers-color-scheme:dark){:root{${block(theme, 'dark')}}}`

const isEmpty = (theme: ThemeColours | undefined): theme is undefined =>
  !theme || Object.values(theme).every((colour) => colour === undefined)

/** Returns the colour of the page in each colour scheme. */
export const schemeBackgrounds = (theme: ThemeColours = {}): Readonly<Record<Scheme, string>> => ({
  light: themeTokens(theme, 'light')['--background'] ?? '',
  dark: themeTokens(theme, 'dark')['--background'] ?? '',
})

/** Gives the bars of browser and device the colour of the page. */
const colourBars = (theme: ThemeColours): void => {
  for (const [scheme, colour] of Object.entries(schemeBackgrounds(theme)))
    document
      .querySelector(`meta[name=theme-color][media*=${scheme}]`)
      ?.setAttribute('content', colour)
}

/** Returns the element by which a page is written with a shop's colours, for `applyTheme` to find; empty for the default brand. */
export const themeStyle = (theme: ThemeColours | undefined): string => {
  if (isEmpty(theme)) return ''
  const known = JSON.stringify(theme).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<style id="${STYLE_ID}" data-theme="${known}">${themeCss(theme)}</style>`
}

/** Applies a shop's colours to the page; restores the default brand if `theme` is undefined or empty. */
export const applyTheme = (theme: ThemeColours | undefined): void => {
  const present = document.querySelector<HTMLStyleElement>(`#${STYLE_ID}`)
  if (isEmpty(theme)) {
    if (present) colourBars({})
    present?.remove()
    return
  }
  const wanted = JSON.stringify(theme)
  if (present?.dataset['theme'] === wanted) return
  const style = present ?? document.createElement('style')
  style.id = STYLE_ID
  style.dataset['theme'] = wanted
  style.textContent = themeCss(theme)
  colourBars(theme)
  if (!present) document.head.append(style)
}
