/** Prints what a phone loads, compressed, until the menu shows, and what each further screen adds; fails above the limits. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bytesByPackage } from './bytes-by-package.mjs'

const LIMIT = 101
const ROUTE_LIMIT = 40
const folder = new URL('../dist/web/', import.meta.url).pathname
const assets = join(folder, 'assets')
const manifest = readFileSync(join(folder, 'index.html'), 'utf8')
const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
const size = (file) => statSync(join(assets, `${file}.br`)).size / 1024
const importsOf = (file) =>
  [
    ...readFileSync(join(assets, file), 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g),
  ].map((match) => match[1])
const reach = (file, seen = new Set()) => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importsOf(file)) reach(next, seen)
  return seen
}
const entry = /import\('\/assets\/([^']+\.js)'\)/.exec(manifest)[1]
const named = (name) => scripts.find((file) => file.startsWith(`${name}-`))
/** The largest of the languages. */
const messages = scripts
  .filter((file) => file.startsWith('messages-storefront-'))
  .sort((one, other) => size(other) - size(one))[0]
const first = new Set(
  [entry, named('browse-route'), messages].filter(Boolean).flatMap((file) => [...reach(file)]),
)
const sum = (files) => [...files].reduce((kilobytes, file) => kilobytes + size(file), 0)
const total = sum(first)
/** What a screen, or the cart, loads after the menu: its script, and the chunks that it imports. */
const added = scripts
  .filter((file) => /-(route|page|engine)-/.test(file))
  .map((file) => ({ file, kilobytes: sum([...reach(file)].filter((part) => !first.has(part))) }))
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
print(`until the menu shows (*): ${total.toFixed(1)} KB of script, brotli (limit ${LIMIT})`)
for (const { file, kilobytes } of added)
  print(`${kilobytes.toFixed(1).padStart(7)} KB more for ${file} (limit ${ROUTE_LIMIT})`)
process.exitCode = total > LIMIT || added.some(({ kilobytes }) => kilobytes > ROUTE_LIMIT) ? 1 : 0
