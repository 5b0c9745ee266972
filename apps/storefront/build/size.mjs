/** Prints what a phone loads, compressed, until the menu shows, and what each further screen adds; fails above the limits. */
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { bytesByPackage } from './bytes-by-package.mjs'
import {
  assets,
  firstScripts,
  reach,
  scripts as allScripts,
  sizeOf as size,
} from './first-scripts.mjs'

const LIMIT = 100
const ROUTE_LIMIT = 40
const scripts = allScripts()
const first = firstScripts()
const sum = (files) => [...files].reduce((kilobytes, file) => kilobytes + size(file), 0)
const total = sum(first)
const engines = scripts.filter((file) => /^(.*\/)?cart-engine-/.test(file))
/** What the menu has loaded once it can be ordered from: a line of its own, which no screen behind it loads again. */
const ordering = new Set([...first, ...engines.flatMap((file) => [...reach(file)])])
/**
 * What a screen, or the cart, loads after the menu: its script, and the chunks that it imports. A screen that is opened by its
 * address has not loaded the menu's, but what every screen begins with.
 */
const added = scripts
  .filter((file) => /-(route|page|engine)-/.test(file))
  .map((file) => {
    const loaded = engines.includes(file) ? first : ordering
    const without = (known) => sum([...reach(file)].filter((part) => !known.has(part)))
    return { file, kilobytes: without(loaded), byAddress: without(first) }
  })
  .sort((one, other) => other.kilobytes - one.kilobytes)

/** Returns the name of a built file without its hash, which is another with source maps. */
const unhashed = (file) => basename(file).replace(/-[^-]{8}\.js$/, '')
const isFirst = (file) => [...first].some((other) => unhashed(other) === unhashed(file))
const print = (line) => process.stdout.write(`${line}\n`)
for (const file of scripts.sort((one, other) => size(other) - size(one)))
  print(`${size(file).toFixed(1).padStart(7)} KB ${first.has(file) ? '*' : ' '} ${file}`)
for (const file of readdirSync(assets).filter((name) => name.endsWith('.css')))
  print(`${size(file).toFixed(1).padStart(7)} KB   ${file}`)
print('of these, by package:')
for (const { name, kilobytes } of await bytesByPackage(isFirst, total))
  print(`${kilobytes.toFixed(1).padStart(7)} KB   ${name}`)
print(`until the menu shows (*): ${total.toFixed(2)} KB of script, brotli (limit ${LIMIT})`)
for (const { file, kilobytes, byAddress } of added) {
  const opened = byAddress > kilobytes ? `; ${byAddress.toFixed(1)} KB by its address` : ''
  print(`${kilobytes.toFixed(1).padStart(7)} KB more for ${file} (limit ${ROUTE_LIMIT})${opened}`)
}
process.exitCode = total > LIMIT || added.some(({ kilobytes }) => kilobytes > ROUTE_LIMIT) ? 1 : 0
