/**
 * Runs campaigns by name: `npm run campaign -- postgres`, or those of a group: `npm run campaign -- failover`. Without a
 * name it lists them.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { campaigns, groups } from './campaigns.mjs'

const here = new URL('.', import.meta.url)
const hasStarted = (name) => existsSync(new URL(`${name}/main.ts`, here))

const wanted = process.argv.slice(2)
const names = [...new Set(wanted.flatMap((name) => groups[name] ?? [name]))]
const unknown = names.filter((name) => !(name in campaigns) || !hasStarted(name))

if (names.length === 0 || unknown.length > 0) {
  for (const name of unknown) console.error(`There is no campaign "${name}".`)
  console.log('npm run campaign -- <name>')
  for (const [name, what] of Object.entries(campaigns).filter(([name]) => hasStarted(name)))
    console.log(`  ${name.padEnd(10)} ${what}`)
  for (const [name, members] of Object.entries(groups))
    console.log(`  ${name.padEnd(10)} ${members.filter(hasStarted).join(', ')}`)
  process.exitCode = unknown.length > 0 ? 1 : 0
} else {
  // The campaign that runs ends its own processes on Ctrl-C; this process waits for it.
  let interrupted = false
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      interrupted = true
    })
  for (const name of names) {
    if (interrupted) break
    console.log(`\n── ${name}: ${campaigns[name]}`)
    const child = spawn(process.execPath, ['--import', 'tsx', `${name}/main.ts`], {
      cwd: here,
      stdio: 'inherit',
    })
    const passOn = (signal) => child.kill(signal)
    process.on('SIGTERM', passOn)
    const [status] = await once(child, 'exit')
    process.off('SIGTERM', passOn)
    if (status !== 0) process.exitCode = 1
  }
  if (interrupted) process.exitCode = 1
}
