import type { ThemeColours } from '@comanda/ui'

/** What the page is coloured by now, as `applyTheme` has written it; empty for the default brand. */
const shown = (): string =>
  document.querySelector<HTMLElement>('#shop-theme')?.dataset['theme'] ?? '{}'

let wanted: ThemeColours | undefined

/**
 * Gives the page the colours of a shop. Mixing them is loaded only if the page does not have them yet: most shops have the default
 * brand, and the server has written those of the others into a page with a first screen. Without a network it stays as it is.
 */
export const showTheme = async (theme: ThemeColours | undefined): Promise<void> => {
  wanted = theme
  if (JSON.stringify(theme ?? {}) === shown()) return
  try {
    const { applyTheme } = await import('./apply-theme.ts')
    applyTheme(wanted)
  } catch {
    // The next response of the server tries again.
  }
}
