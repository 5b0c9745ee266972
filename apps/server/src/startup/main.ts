import { ConfigProblem } from '../config/variables.ts'
import { readConfig } from '../config/config.ts'
import { serveWeb } from '../first-screen/serve-web.ts'
import { LogOutput } from '../logging/log-output.ts'
import { createLogger } from '../logging/logger.ts'
import { Troubles } from '../runtime/troubles.ts'
import { addDemoPrinter } from '../seed/demo-printer.ts'
import { demoLinks } from '../seed/demo-links.ts'
import { prepareDemo } from '../seed/demo.ts'
import { registerWithSandbox } from '../seed/register-with-sandbox.ts'
import { offerSetup, setupWords } from './offer-setup.ts'
import { root } from './root.ts'
import { startSandbox } from './sandbox.ts'
import { withSandboxLogins } from './sandbox-logins.ts'
import { startServer } from './server.ts'
import { stopOnSignals } from './stop-on-signals.ts'

const stopping = new AbortController()

const main = async (): Promise<void> => {
  const given = readConfig(process.env, root)
  const output = new LogOutput(1, {
    onTrouble: (trouble) => {
      if (trouble) troubles.report('log', `${trouble.code}: ${trouble.lost} lines lost`)
      else troubles.clear('log')
    },
  })
  const say = (text: string): void => output.write(`${text}\n`)
  const log = createLogger(given.logLevel, output)
  const troubles = new Troubles(log)
  process.on('exit', () => output.flush())
  // Warnings of Node are written there; its reader may be gone.
  process.stderr.on('error', () => undefined)
  const isDemo = process.argv.includes('--demo') && !process.argv.includes('--empty')
  const hasOwnSandbox = isDemo && given.paymentSandboxUrl === undefined
  const sandbox = hasOwnSandbox ? await startSandbox(given, root, log) : undefined
  const config =
    sandbox === undefined
      ? given
      : {
          ...given,
          paymentSandboxUrl: sandbox.url,
          oidcProviders: withSandboxLogins(given.oidcProviders ?? [], sandbox.url),
        }
  const starting = startServer({
    config,
    log,
    troubles,
    stopping: stopping.signal,
    web: serveWeb(root),
    ...(isDemo ? { prepare: prepareDemo } : {}),
  })
  stopOnSignals(starting, log, stopping)
  const server = await starting
  say(`\nComanda is open.\n  Diners: ${server.url}/\n  Staff:  ${server.url}/console/\n`)
  const needed = await offerSetup(server.runtime)
  if (isDemo) say(demoLinks(server.url, { hasSignIns: needed === 'demo' }))
  if (needed !== 'nothing') say(setupWords(server, needed))
  if (isDemo && config.paymentSandboxUrl !== undefined)
    void registerWithSandbox(config.paymentSandboxUrl, config.publicUrl ?? server.url, log)
  if (sandbox?.printerPort !== undefined) await addDemoPrinter(server.runtime, sandbox.printerPort)
  if (sandbox) say(`  Payments go to a sandbox, no real money moves: ${sandbox.url}/panel\n`)
  if (sandbox?.printerPort !== undefined)
    say(`  What the kitchen’s printer prints: ${sandbox.url}/printer\n`)
}

try {
  await main()
} catch (error) {
  // A stop during the start is no failure.
  if (stopping.signal.aborted) process.exit(0)
  const known = error instanceof ConfigProblem || !(error instanceof TypeError)
  const text = error instanceof Error ? (known ? error.message : error.stack) : String(error)
  process.stderr.write(`Comanda does not start.\n${text}\n`)
  process.exitCode = 1
}
