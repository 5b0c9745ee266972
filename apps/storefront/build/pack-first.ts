import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Returns the name of a built file: without its folder, hash and ending. */
const nameOf = (file: string): string => file.replace(/^.*\/|-[^/]{8}\.js$/g, '')

/**
 * Packs the chunks that each visit, or paying, begins with once more: terser folds what the bundler's own minifier leaves. To move
 * variables to their only use, or to turn comparisons around, would make the packed file larger. The kiosk's own chunk stays out:
 * folded into each other, its functions keep what a guest typed after they have left (KIOSK-4.1).
 */
export const packFirst = (names: readonly string[]): Plugin => ({
  name: 'pack-first',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !names.includes(nameOf(chunk.fileName))) continue
      const { code } = await minify(chunk.code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, ecma: 2020, collapse_vars: false, comparisons: false },
      })
      if (code === undefined) throw new Error(`terser left nothing of ${chunk.fileName}`)
      chunk.code = code
    }
  },
})
