import type { SetupNeeded } from '@comanda/contract'
import { ConfigProblem } from '../config/variables.ts'
import { readConfig } from '../config/config.ts'
import { serveWeb } from '../first-screen/serve-web.ts'
import { LogOutput } from '../logging/log-output.ts'
import { createLogger } from '../logging/logger.ts'
import { Troubles } from '../runtime/troubles.ts'
import { removeDemoPrinter } from '../seed/demo-printer.ts'
import { prepareDemo } from '../seed/demo.ts'
import { registerWithSandbox } from '../seed/register-with-sandbox.ts'
import { setupNeeded } from '../services/staff/setup/needed.ts'
import { noteRelease } from './data-release.ts'
import { writeDemoPast } from './demo-past.ts'
import { DemoSandbox } from './demo-sandbox.ts'
import { demoWords, sandboxWords } from './demo-words.ts'
import { home } from './home.ts'
import { offerSetup, setupWords } from './offer-setup.ts'
import { root } from './root.ts'
import { startServer } from './server.ts'
import { stopOnSignals } from './stop-on-signals.ts'

const stopping = new AbortController()

const main = async (): Promise<void> => {
  const given = readConfig(process.env, home())
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
  const hasBookings = !process.argv.includes('--no-bookings')
  const isDemoAsked = process.argv.includes('--demo') && !process.argv.includes('--empty')
  const demo = new DemoSandbox(given, log)
  const config = demo.config()
  const setup: { needed: SetupNeeded } = { needed: 'nothing' }
  const starting = startServer({
    config,
    log,
    troubles,
    stopping: stopping.signal,
    web: serveWeb(root),
    prepare: async (app, runtime) => {
      if (isDemoAsked && (await setupNeeded(runtime.reads)) !== 'nothing') {
        await prepareDemo(app, runtime, { root, hasBookings })
        await demo.start(runtime)
        if (!hasBookings) await demo.addPrinter(runtime)
      }
      if (demo.process?.printerPort === undefined) await removeDemoPrinter(runtime)
      // Before it is ready: those who wait for that read the token next.
      setup.needed = await offerSetup(runtime)
    },
  })
  stopOnSignals(starting, log, stopping)
  const server = await starting
  await noteRelease(config.dataFolder)
  say(`\nComanda is open.\n  Diners: ${server.url}/\n  Staff:  ${server.url}/console/\n`)
  const { needed } = setup
  if (needed === 'demo') say(demoWords(config, server.url))
  if (needed !== 'nothing') say(setupWords(server, needed))
  if (needed === 'demo' && config.paymentSandboxUrl !== undefined) {
    const gateway = { url: config.paymentSandboxUrl, panelToken: demo.process?.panelToken }
    void registerWithSandbox(gateway, config.publicUrl ?? server.url, log)
  }
  if (demo.process) say(sandboxWords(demo.process))
  if (needed === 'demo' && isDemoAsked && hasBookings) {
    await writeDemoPast(server, stopping.signal)
    await demo.addPrinter(server.runtime)
  }
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
