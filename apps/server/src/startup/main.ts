import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ConfigProblem } from '../config/variables.ts'
import { readConfig } from '../config/config.ts'
import { webApps } from '../http/web-apps.ts'
import { createLogger } from '../logging/logger.ts'
import { demoLinks } from '../seed/demo-links.ts'
import { prepareDemo } from '../seed/demo.ts'
import { startServer } from './server.ts'
import { stopOnSignals } from './stop-on-signals.ts'

/** The root of the repository, both from the sources and from the bundle. */
const root = join(
  dirname(createRequire(import.meta.url).resolve('@comanda/server/package.json')),
  '../..',
)

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const main = async (): Promise<void> => {
  const config = readConfig(process.env, root)
  const log = createLogger(config.logLevel)
  const isDemo = process.argv.includes('--demo')
  const starting = startServer({
    config,
    log,
    web: webApps(root),
    onDatabaseLost: () => process.exit(1),
    ...(isDemo ? { prepare: prepareDemo } : {}),
  })
  stopOnSignals(starting, log)
  const server = await starting
  say(`\nComanda is open.\n  Diners: ${server.url}/\n  Staff:  ${server.url}/console/\n`)
  if (isDemo) say(demoLinks(server.url))
}

try {
  await main()
} catch (error) {
  const known = error instanceof ConfigProblem || !(error instanceof TypeError)
  const text = error instanceof Error ? (known ? error.message : error.stack) : String(error)
  process.stderr.write(`Comanda does not start.\n${text}\n`)
  process.exitCode = 1
}
