import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const passedOver = new Set(['node_modules', 'dist', 'coverage', 'test-results', '.tsbuildinfo'])

function* filesBelow(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort())
    if (!passedOver.has(name)) yield* filesBelow(join(path, name))
}

/** Returns one hash of the names and contents of all files below the given paths. */
export function fingerprint(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesBelow(join(root, path))) {
      hash.update(file.slice(root.length)).update('\0')
      hash.update(readFileSync(file)).update('\0')
    }
  return hash.digest('hex')
}
