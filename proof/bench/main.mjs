/** Takes every figure in turn, or those that are named: `npm run bench -- pricing`. Each folder here is one. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const here = new URL('.', import.meta.url)
const scriptOf = (name) =>
  ['main.mjs', 'main.ts'].find((file) => existsSync(new URL(`${name}/${file}`, here)))
const all = readdirSync(here).filter(scriptOf)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !all.includes(name))

if (unknown.length > 0) {
  console.error(`There is no figure "${unknown.join('", "')}". There are: ${all.join(', ')}`)
  process.exitCode = 1
} else
  for (const name of wanted.length === 0 ? all : wanted) {
    console.log(`\n── ${name}`)
    const { status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', `${name}/${scriptOf(name)}`],
      { cwd: here, stdio: 'inherit' },
    )
    if (status !== 0) process.exitCode = 1
  }
