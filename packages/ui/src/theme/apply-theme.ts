import { type Scheme, type ThemeColours, themeTokens } from './theme-tokens.ts'

const STYLE_ID = 'shop-theme'

const block = (theme: ThemeColours, scheme: Scheme): string =>
  Object.entries(themeTokens(theme, scheme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Returns the style sheet of a shop's theme, for both colour schemes. */
export const themeCss = (theme: ThemeColours): string =>
  `:root{${block(theme, 'light')}}@media (prefers-color-scheme:dark){:root{${block(theme, 'dark')}}}`

/** Gives the bars of browser and device the colour of the page. */
const colourBars = (theme: ThemeColours): void => {
  for (const scheme of ['light', 'dark'] as const)
    document
      .querySelector(`meta[name=theme-color][media*=${scheme}]`)
      ?.setAttribute('content', themeTokens(theme, scheme)['--background'] ?? '')
}

/** Applies a shop's colours to the page; restores the default brand if `theme` is undefined or empty. */
export const applyTheme = (theme: ThemeColours | undefined): void => {
  const present = document.querySelector<HTMLStyleElement>(`#${STYLE_ID}`)
  if (!theme || Object.values(theme).every((colour) => colour === undefined)) {
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
