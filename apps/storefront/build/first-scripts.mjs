/** The script that a phone loads until the menu shows, of the built app. Run by itself, it prints the names of the files. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = new URL('../dist/web/', import.meta.url).pathname
/** The folder of the built files. */
export const assets = join(folder, 'assets')
/** The names of all built scripts. */
export const scripts = () => readdirSync(assets).filter((file) => file.endsWith('.js'))

/** Returns the size of a file as it is sent, in KB. */
export const sizeOf = (file) => statSync(join(assets, `${file}.br`)).size / 1024

const importsOf = (file) =>
  [
    ...readFileSync(join(assets, file), 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g),
  ].map((match) => match[1])

/** Returns a script with all that it imports. */
export const reach = (file, seen = new Set()) => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importsOf(file)) reach(next, seen)
  return seen
}

/** Returns the names of the scripts until the menu shows, with the messages of one language: by default those of the largest. */
export const firstScripts = (locale) => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const entry = /assets\/(foundation-[\w-]+\.js)/.exec(page)[1]
  const all = scripts()
  const messages = all
    .filter((file) => file.startsWith(`messages-storefront-${locale ?? ''}`))
    .sort((one, other) => sizeOf(other) - sizeOf(one))[0]
  const route = all.find((file) => file.startsWith('browse-route-'))
  return new Set([entry, route, messages].filter(Boolean).flatMap((file) => [...reach(file)]))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write([...firstScripts(process.argv[2])].join('\n'))
