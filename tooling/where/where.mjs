/** The rooms of the repository in the order in which a concept goes through them, from its rules to what shows it. */
const rooms = [
  'docs/',
  'packages/engine/',
  'packages/shop-rules/',
  'packages/contract/',
  'apps/server/src/tables/',
  'apps/server/',
  'packages/client/',
  'apps/storefront/',
  'apps/console/',
  'packages/ui/',
  'packages/locales/',
  'apps/sandbox/',
  'packages/demo/',
  'proof/',
  'tooling/',
  'deploy/',
]

const unread = /(^docs\/decisions\/|\/migrations\/|\.(png|jpe?g|webp|avif|woff2)$)/
const isTest = (path) => /\.test\.[a-z]+$/.test(path)

/** `refunds` and `refund` are one concept, as are `categories` and `category`. */
const stem = (word) =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')

const wordsOf = (path) => path.replace(/\.[a-z.]+$/, '').split(/[^A-Za-z0-9]+/)

/**
 * Returns the files whose path names a concept, by room: a folder that is named by it stands for its files. A concept of two
 * words is written `menu-draft`.
 */
export function whereIs(concept, files) {
  const wanted = concept.split(/[-\s]+/).map(stem)
  const names = (part) => {
    const words = wordsOf(part).map(stem)
    return words.some((_, at) => wanted.every((word, index) => words[at + index] === word))
  }
  const found = new Map()
  for (const file of files.filter((path) => !unread.test(path) && !isTest(path))) {
    const parts = file.split('/')
    const at = parts.findIndex(names)
    if (at < 0) continue
    const room = rooms.find((start) => file.startsWith(start)) ?? ''
    const isFolder = at < parts.length - 1
    const place = `${parts.slice(0, at + 1).join('/')}${isFolder ? '/' : ''}`
    if (!found.has(room)) found.set(room, new Map())
    found.get(room).set(place, (found.get(room).get(place) ?? 0) + 1)
  }
  return [...rooms, ''].flatMap((room) =>
    [...(found.get(room) ?? [])]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([place, count]) => (place.endsWith('/') ? `${place} (${count})` : place)),
  )
}
