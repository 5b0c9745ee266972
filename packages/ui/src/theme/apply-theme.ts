import { type Scheme, type ThemeColours, themeTokens } from './theme-tokens.ts'

const STYLE_ID = 'shop-theme'

const block = (theme: ThemeColours, scheme: Scheme): string =>
  Object.entries(themeTokens(theme, scheme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The style sheet of a shop's theme, light and dark. */
export const themeCss = (theme: ThemeColours): string =>
  `:root{${block(theme, 'light')}}@media (prefers-color-scheme:dark){:root{${block(theme, 'dark')}}}`

/** Shows the page in a shop's colours; a theme that says nothing leaves the default brand. */
export const applyTheme = (theme: ThemeColours | undefined): void => {
  const present = document.querySelector<HTMLStyleElement>(`#${STYLE_ID}`)
  if (!theme || Object.values(theme).every((colour) => colour === undefined)) {
    present?.remove()
    return
  }
  const wanted = JSON.stringify(theme)
  if (present?.dataset['theme'] === wanted) return
  const style = present ?? document.createElement('style')
  style.id = STYLE_ID
  style.dataset['theme'] = wanted
  style.textContent = themeCss(theme)
  if (!present) document.head.append(style)
}
