import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'

/** Files that a page needs without a network: scripts, styles, fonts, icons and the manifest. */
const CACHED = /\.(js|css|woff2|svg|webmanifest)$/
/** What is large and of use only with a network. */
const LEFT_OUT = /\/public-holidays-/

/**
 * Writes `service-worker.js` with the list of this build's files, as paths of the app.
 * @param {string} entry
 * @returns {import('vite').Plugin}
 */
export const serviceWorker = (entry) => {
  let folder = ''
  let source = ''
  let base = '/'
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir)
      source = join(config.root, entry)
      ;({ base } = config)
    },
    writeBundle: async () => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => CACHED.test(file) && !LEFT_OUT.test(file) && file !== 'service-worker.js')
        .toSorted()
      const hash = createHash('sha256').update(readFileSync(join(folder, 'index.html')))
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
      await build({
        input: source,
        output: {
          file: join(folder, 'service-worker.js'),
          format: 'iife',
          minify: true,
        },
        transform: {
          define: {
            BUILT_FILES: JSON.stringify(files.map((file) => `${base}${file}`)),
            BUILT_VERSION: JSON.stringify(hash.digest('hex').slice(0, 16)),
          },
        },
      })
    },
  }
}
