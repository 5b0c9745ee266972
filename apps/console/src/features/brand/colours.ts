import { contrast, themeTokens, type ThemeColours } from '@comanda/ui'

/** The colours that a restaurant chooses most, and the others. */
export const mainColours = [
  'primary',
  'actionPrimary',
  'secondary',
  'highlight',
  'background',
] as const
export const otherColours = [
  'success',
  'danger',
  'placeholder',
  'border',
  'highContrastText',
  'onDark',
] as const
export type ColourName = keyof ThemeColours

/** What the app shows if a colour is not chosen (CAT-1.10). */
export const usualColours: Readonly<Record<ColourName, string>> = {
  primary: '#ff9b33',
  actionPrimary: '#ff9b33',
  secondary: '#5b4636',
  highlight: '#ffe7c7',
  background: '#fbf7f1',
  success: '#1f7a57',
  danger: '#c6392c',
  placeholder: '#f3ebe0',
  border: '#8f857c',
  highContrastText: '#221c17',
  onDark: '#fffaf4',
}

/** How readable a colour is: its own contrast, and that of what the app shows in its place. */
export interface Readability {
  /** As `4.6`, of 1 to 21. */
  readonly own: number
  readonly shown: number
  /** Whether the app shows a darker or lighter step of it. */
  readonly isChanged: boolean
}

const rounded = (ratio: number): number => Math.floor(ratio * 10) / 10

const letters = (on: string, letter: string): Readability => {
  const ratio = rounded(contrast(letter, on))
  return { own: ratio, shown: ratio, isChanged: false }
}

/**
 * Returns how readable a colour is on a light screen: that of a button or a label by the letters on it, any other one by itself on
 * the background. Undefined for those that nobody reads.
 */
export const readability = (theme: ThemeColours, name: ColourName): Readability | undefined => {
  const tokens = themeTokens(theme, 'light')
  const token = (of: `--${string}`): string => tokens[of] ?? '#000000'
  const background = token('--background')
  const sign = (shown: string): Readability => {
    const own = theme[name]?.slice(0, 7) ?? shown
    return {
      own: rounded(contrast(own, background)),
      shown: rounded(contrast(shown, background)),
      isChanged: own.toLowerCase() !== shown.toLowerCase(),
    }
  }
  if (name === 'actionPrimary') return letters(token('--action'), token('--on-action'))
  if (name === 'secondary') return letters(token('--secondary'), token('--on-secondary'))
  if (name === 'highlight') return letters(token('--highlight'), token('--on-highlight'))
  if (name === 'background') return letters(background, token('--ink'))
  if (name === 'primary') return sign(token('--primary-text'))
  if (name === 'success') return sign(token('--success'))
  if (name === 'danger') return sign(token('--danger'))
  if (name === 'border') return sign(token('--edge'))
  return undefined
}
