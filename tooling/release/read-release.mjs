import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (root, file) => readFileSync(join(root, file), 'utf8')
const versionIn = (root, folder) => JSON.parse(read(root, join(folder, 'package.json'))).version

/** Throws with the reason if the checkout `root` says no one version; returns it with the changelog's words for it. */
export const readRelease = (root) => {
  const version = versionIn(root, '.')
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is no version such as 1.2.0.`)
  for (const top of ['apps', 'packages'])
    for (const name of readdirSync(join(root, top))) {
      const other = versionIn(root, join(top, name))
      if (other !== version)
        throw new Error(`${top}/${name}/package.json says ${other}, package.json ${version}.`)
    }
  const [, heading, notes = ''] =
    /^## (.+)\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(read(root, 'CHANGELOG.md')) ?? []
  // `## 1.2.0 (2026-11-29)`
  if (heading?.split(' ')[0] !== version)
    throw new Error(`CHANGELOG.md begins with "${heading}", not with ${version} and its day.`)
  return { version, notes: notes.trim() }
}
