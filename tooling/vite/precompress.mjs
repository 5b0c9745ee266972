import { join } from 'node:path'
import { compressFiles } from './compress-files.mjs'

/**
 * Writes `.br` and `.gz` next to every text file of a build, so that the server compresses none of them: quickly with
 * `QUICK_BUILD`, after which `prepare/compress-later.mjs` writes them again.
 * @returns {import('vite').Plugin}
 */
export const precompress = () => {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    closeBundle: () => compressFiles(folder, { isQuick: process.env.QUICK_BUILD !== undefined }),
  }
}
