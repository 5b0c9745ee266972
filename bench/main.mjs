/** Runs every `bench:*` script in turn; `npm run bench -- pricing` runs one. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const wanted = process.argv.slice(2)
const names = Object.keys(scripts).filter(
  (name) =>
    name.startsWith('bench:') &&
    (wanted.length === 0 || wanted.includes(name.slice('bench:'.length))),
)

for (const name of names) {
  console.log(`\n── ${name}`)
  const { status } = spawnSync('npm', ['run', '--silent', name], {
    cwd: new URL('.', import.meta.url),
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
