import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = /\.(js|css|html|svg|json|webmanifest|txt)$/

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

/** @param {string} file */
const compress = async (file) => {
  const content = await readFile(file)
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}

/**
 * Writes `.br` and `.gz` next to every text file of a build, so that the server compresses none of them.
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
    closeBundle: async () => {
      const files = await readdir(folder, { recursive: true, encoding: 'utf8' })
      await Promise.all(
        files.filter((file) => text.test(file)).map((file) => compress(join(folder, file))),
      )
    },
  }
}
