import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Packs the chunks that each visit, or paying, begins with once more: terser folds what the bundler's own minifier leaves. To move
 * variables to their only use, or to turn comparisons around, would make the packed file larger.
 */
export const packFirst = (...names: readonly string[]): Plugin => ({
  name: 'pack-first',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue
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
