import { contrast, leastContrast, readable, SIGN_CONTRAST, TEXT_CONTRAST } from './contrast.ts'
import { hexOf, oklchOf } from './oklch.ts'

/** The eleven theme colours of a shop's settings, `#RRGGBB`; the default brand fills in for absent ones. */
export interface ThemeColours {
  readonly primary?: string | undefined
  readonly secondary?: string | undefined
  readonly success?: string | undefined
  readonly danger?: string | undefined
  readonly onDark?: string | undefined
  readonly highContrastText?: string | undefined
  readonly background?: string | undefined
  readonly placeholder?: string | undefined
  readonly border?: string | undefined
  readonly actionPrimary?: string | undefined
  readonly highlight?: string | undefined
}

export type Scheme = 'light' | 'dark'
/** Custom properties by name. */
export type Tokens = Readonly<Record<`--${string}`, string>>

const PRIMARY = '#ff9b33'
const INKS: Readonly<Record<Scheme, string>> = { light: '#221c17', dark: '#f6f0e9' }

const opaque = (colour: string): string => colour.slice(0, 7).toLowerCase()
const atLightness = (colour: string, l: number, most = 1): string => {
  const { c, h } = oklchOf(colour)
  return hexOf({ l, c: Math.min(c, most), h })
}
/** Raises the lightness for the dark scheme, so that the colour stands out from the background. */
const lit = (colour: string): string => atLightness(colour, Math.max(oklchOf(colour).l, 0.78), 0.15)

/** Returns the text colour on a fill: the shop's own if it is readable, else the better of a dark and a light step. */
const onFill = (fill: string, wish: string | undefined): string => {
  if (wish && contrast(wish, fill) >= TEXT_CONTRAST) return wish
  const [dark, light] = [atLightness(fill, 0.2, 0.06), '#ffffff']
  return contrast(dark, fill) >= contrast(light, fill)
    ? readable(dark, [fill], TEXT_CONTRAST)
    : readable(light, [fill], TEXT_CONTRAST)
}

const groundsOf = (theme: ThemeColours, scheme: Scheme) => {
  const background = theme.background && opaque(theme.background)
  if (scheme === 'dark') {
    const hue = background ?? '#161311'
    return {
      background: atLightness(hue, 0.19, 0.01),
      surface: atLightness(hue, 0.225, 0.012),
      raised: atLightness(hue, 0.265, 0.014),
    }
  }
  // The light scheme needs a light background: a darker one keeps only its hue.
  const ground = background ?? '#fbf7f1'
  const light = oklchOf(ground).l >= 0.9 ? ground : atLightness(ground, 0.95, 0.03)
  return { background: light, surface: '#ffffff', raised: '#ffffff' }
}

/**
 * Returns the tokens of a shop's theme for one colour scheme. Text has a contrast of at least 4.5:1 with its
 * backgrounds, icons and borders 3:1: a shop's colour with less is replaced by a darker or lighter step of its hue.
 */
export const themeTokens = (theme: ThemeColours, scheme: Scheme): Tokens => {
  const dark = scheme === 'dark'
  const { background, surface, raised } = groundsOf(theme, scheme)
  const shade = (colour: string): string => (dark ? lit(opaque(colour)) : opaque(colour))
  const primary = shade(theme.primary ?? PRIMARY)
  const action = shade(theme.actionPrimary ?? theme.primary ?? PRIMARY)
  const tintOf = (colour: string): string =>
    atLightness(colour, dark ? 0.3 : 0.95, dark ? 0.05 : 0.045)
  const primaryTint = tintOf(primary)
  const highlight = dark
    ? atLightness(theme.highlight ?? '#ffe7c7', 0.34, 0.05)
    : opaque(theme.highlight ?? '#ffe7c7')
  const successTint = tintOf(theme.success ?? '#1f7a57')
  const dangerTint = tintOf(theme.danger ?? '#c6392c')
  const tint = dark
    ? atLightness(theme.placeholder ?? '#f3ebe0', 0.28, 0.015)
    : atLightness(theme.placeholder ?? '#f3ebe0', 0.94, 0.03)
  const grounds = [background, surface, raised, tint]
  const ink = readable(INKS[scheme], grounds, TEXT_CONTRAST)
  const text = (colour: string, own: string): string =>
    readable(colour, [...grounds, own], TEXT_CONTRAST)
  const secondary = shade(theme.secondary ?? '#5b4636')
  const wish = theme.highContrastText && opaque(theme.highContrastText)
  return {
    '--background': background,
    '--surface': surface,
    '--raised': raised,
    '--tint': tint,
    '--ink': ink,
    '--muted': text(dark ? '#b3a89d' : '#6b6159', tint),
    '--edge': readable(theme.border ? opaque(theme.border) : '#8f857c', grounds, SIGN_CONTRAST),
    '--primary': primary,
    '--on-primary': onFill(primary, wish),
    '--action': action,
    '--on-action': onFill(action, wish),
    '--primary-tint': primaryTint,
    '--primary-text': text(primary, primaryTint),
    '--primary-sign': readable(primary, [...grounds, primaryTint], SIGN_CONTRAST),
    '--secondary': secondary,
    '--on-secondary': onFill(secondary, undefined),
    '--success': text(shade(theme.success ?? '#1f7a57'), successTint),
    '--success-tint': successTint,
    '--danger': text(shade(theme.danger ?? '#c6392c'), dangerTint),
    '--danger-tint': dangerTint,
    '--highlight': highlight,
    '--on-highlight':
      leastContrast(ink, [highlight]) >= TEXT_CONTRAST ? ink : onFill(highlight, wish),
    '--on-dark': readable(opaque(theme.onDark ?? '#fffaf4'), ['#1b140e'], TEXT_CONTRAST),
  }
}
