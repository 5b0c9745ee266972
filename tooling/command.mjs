import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/**
 * Runs a program of the workspace to its end and prints how long it took. With `collect` its output is printed at the end,
 * in one piece, so that several can run at the same time. Resolves to whether it succeeded.
 */
export function command(root, name, program, args, { environment = {}, collect = false } = {}) {
  const started = Date.now()
  if (!collect) console.log(`\n── ${name}`)
  return new Promise((resolve) => {
    const output = []
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', ...(collect ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
      env: {
        ...process.env,
        ...environment,
        PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
      },
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => output.push(chunk))
    child.once('error', (error) => output.push(Buffer.from(`${error.message}\n`)))
    child.once('close', (status) => {
      if (collect) {
        console.log(`\n── ${name}`)
        process.stdout.write(Buffer.concat(output))
      }
      const outcome = status === 0 ? 'ok' : 'failed'
      console.log(`── ${name}: ${outcome} in ${Math.round((Date.now() - started) / 1000)} s`)
      resolve(status === 0)
    })
  })
}
