import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { further } from './early-requests.ts'

/**
 * Writes the styles of the screens that the server renders, beside those in the page, for it to put into the page. `screens`:
 * modules by the first part of a path.
 */
export const firstStyles = (screens: Readonly<Record<string, string>>, file: string): Plugin => {
  let root = ''
  return {
    name: 'first-styles',
    apply: 'build',
    configResolved: (config) => {
      ;({ root } = config)
    },
    writeBundle: (_, bundle) => {
      const page = String((bundle['index.html'] as { source?: unknown } | undefined)?.source)
      const stylesOf = (module: string) =>
        further(bundle, module).flatMap((name) => {
          const part = bundle[name]
          return part?.type === 'asset' && !page.includes(`href="/${name}"`)
            ? [[`/${name}`, String(part.source).trim()]]
            : []
        })
      const styles = Object.fromEntries(
        Object.entries(screens).map(([screen, module]) => [screen, stylesOf(module)]),
      )
      const path = join(root, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify(styles))
    },
  }
}
