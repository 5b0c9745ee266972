import { readFileSync } from 'node:fs'

/** The styles of the screens beside those in the page, by the first part of a path: files with their content. */
type Styles = Readonly<Record<string, readonly (readonly [file: string, css: string])[]>>

let known: Styles | undefined

/** Returns the styles that a screen needs beside those in the page, as the build has found them. */
export const builtStyles = (screen: string): Styles[string] => {
  known ??= JSON.parse(readFileSync(new URL('styles.json', import.meta.url), 'utf8')) as Styles
  return known[screen] ?? []
}
