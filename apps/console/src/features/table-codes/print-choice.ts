import type { Locale } from '@comanda/locales'

/** How many codes are on a sheet: nine, four, or one. */
export const codeSizes = ['small', 'medium', 'large'] as const
export type CodeSize = (typeof codeSizes)[number]

/** What is printed of the codes (STAFF-10.12). */
export interface PrintChoice {
  /** The tables whose codes are printed; undefined: all. */
  readonly tables: readonly string[] | undefined
  readonly size: CodeSize
  /** The language beside that of the screen, and its words. */
  readonly second: { readonly locale: Locale; readonly scan: string } | undefined
  readonly wifi: { readonly name: string; readonly password: string }
  readonly hasLogo: boolean
}

export const firstChoice: PrintChoice = {
  tables: undefined,
  size: 'small',
  second: undefined,
  wifi: { name: '', password: '' },
  hasLogo: true,
}

const escaped = (text: string): string => text.replaceAll(/[\\;,:"]/g, String.raw`\$&`)

/** Returns the text of a code by which a phone joins a network; without a password the network is open. */
export const wifiText = ({ name, password }: PrintChoice['wifi']): string =>
  password === ''
    ? `WIFI:T:nopass;S:${escaped(name)};;`
    : `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`
