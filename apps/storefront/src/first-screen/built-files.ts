import { readFileSync } from 'node:fs'

/** Reads what the build has written beside this module. */
const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** The styles of the screens beside those in the page, by the first part of a path: files with their content. */
type Styles = Readonly<Record<string, readonly (readonly [file: string, css: string])[]>>

let styles: Styles | undefined
let early: Readonly<Record<'cart' | 'handoff', readonly string[]>> | undefined

/** Returns the styles that a screen needs beside those in the page, as the build has found them. */
export const builtStyles = (screen: string): Styles[string] => {
  styles ??= read('styles.json') as Styles
  return styles[screen] ?? []
}

/** Returns the files of what works before the app runs: prices a dish, or takes a handed cart. */
export const builtEarly = (part: 'cart' | 'handoff'): readonly string[] => {
  early ??= read('early-files.json') as typeof early & {}
  return early[part]
}
