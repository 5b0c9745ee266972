/** Counts which packages the script of a page is made of, from a build with source maps that writes no file. */
import { SourceMap } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import { build, loadConfigFromFile } from 'vite'

const PACKAGES = /node_modules\/((?:@[^/]+\/)?[^/]+)/
const ROOMS = /(?:packages\/([^/]+)\/)?src\/([^/.]+)/
const OTHER = 'messages, and names of files'
/** Steps that write or read the built folder, or leave no map. */
const WRITERS = new Set(['service-worker', 'precompress', 'pack-first'])

/** Returns the package of a source; or the workspace with the room in it. */
const owner = (source) => {
  const [, library] = PACKAGES.exec(source) ?? []
  if (library !== undefined) return library
  const [, workspace = 'storefront', room] = ROOMS.exec(source) ?? []
  return room === undefined ? OTHER : `${workspace}/${room}`
}

/** Adds each character of a script to the text of the package that it comes from. */
const addTexts = ({ code, map }, texts) => {
  const sources = new SourceMap(map)
  for (const [line, text] of code.split('\n').entries()) {
    let from = 0
    while (from < text.length) {
      const { originalSource: source } = sources.findEntry(line, from)
      let to = from + 1
      while (to < text.length && sources.findEntry(line, to).originalSource === source) to += 1
      const name = owner(source ?? '')
      texts.set(name, (texts.get(name) ?? '') + text.slice(from, to))
      from = to
    }
  }
}

/**
 * Returns how many kilobytes of `total`, compressed, the packages of the counted files have, the largest first. Files are packed
 * as a whole: a package's share is that of its own text, packed alone.
 */
export const bytesByPackage = async (isCounted, total) => {
  const root = new URL('..', import.meta.url).pathname
  const { config } = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    undefined,
    root,
  )
  const { output } = await build({
    ...config,
    configFile: false,
    root,
    logLevel: 'error',
    plugins: config.plugins.flat().filter((plugin) => !WRITERS.has(plugin.name)),
    build: { ...config.build, write: false, sourcemap: 'hidden' },
  })
  const texts = new Map()
  for (const part of output)
    if (part.type === 'chunk' && part.map && isCounted(part.fileName)) addTexts(part, texts)
  const packed = [...texts].map(([name, text]) => [name, brotliCompressSync(text).length])
  const sum = packed.reduce((bytes, [, own]) => bytes + own, 0)
  return packed
    .map(([name, own]) => ({ name, kilobytes: (own / sum) * total }))
    .sort((one, other) => other.kilobytes - one.kilobytes)
}
