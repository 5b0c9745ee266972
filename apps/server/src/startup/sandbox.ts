import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { PrinterPorts } from '../config/printer-ports.ts'

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

/** How long the port is waited for, in ms: a server that was killed has left a sandbox that is just ending. */
const patience = 400
const highestPort = 65_535

/** Returns the port after the server's, or the next that is free. */
const portAfter = async (port: number, host: string): Promise<number> => {
  const first = port + 1
  for (let waited = 0; waited < patience; waited += 50) {
    if (await isFree(first, host)) return first
    await sleep(50)
  }
  for (let next = first + 1; next < highestPort; next += 1)
    if (await isFree(next, host)) return next
  throw new Error(
    'There is no free port for the sandbox; set PAYMENT_SANDBOX_URL to one that runs.',
  )
}

/** Returns the first port of some for printers that nothing listens at, or undefined. */
const freePortOf = async ({ first, last }: PrinterPorts): Promise<number | undefined> => {
  for (let port = first; port <= last; port += 1) if (await isFree(port, '127.0.0.1')) return port
  return undefined
}

const anyPort = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, host, () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })

/** The first address of this machine in its network. */
const ownAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address

/**
 * The host by which browsers and the server reach it. On this machine alone it is another site than the app, so that returns
 * are cross-site as those of providers are; phones in the network need an address that they can reach.
 */
const nameOf = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): string => {
  if (host === '127.0.0.1' || host === '::1') return 'localhost'
  if (host !== '0.0.0.0' && host !== '::') return host.includes(':') ? `[${host}]` : host
  return publicUrl === undefined ? (ownAddress() ?? 'localhost') : new URL(publicUrl).hostname
}

/** A sandbox gateway that ends with the server, however the server ends. */
export interface SandboxProcess {
  readonly url: string
  /** The addresses of its pages for the operator: on this machine, with the secret that opens them. */
  readonly panelUrl: string
  readonly printerUrl: string
  readonly panelToken: string
  /** The port of its receipt printer, if the server connects to printers. */
  readonly printerPort?: number
  readonly child: ChildProcess
}

/** Whom the panel serves, by the variables of apps/sandbox/README.md: by default those on this machine who have the token. */
const panelAccess = ({ SANDBOX_PANEL = '', SANDBOX_PANEL_TOKEN }: NodeJS.ProcessEnv) => ({
  SANDBOX_PANEL,
  SANDBOX_PANEL_TOKEN: SANDBOX_PANEL_TOKEN || randomBytes(12).toString('base64url'),
})

/**
 * Starts the sandbox gateway beside a server with the demo (record 0083). Its port is chosen here, so that nothing waits for it
 * to listen. Returns undefined if it is not built.
 */
export const startSandbox = async (
  config: Pick<Config, 'port' | 'host' | 'dataFolder' | 'publicUrl' | 'printerPorts'>,
  root: string,
  log: Logger,
): Promise<SandboxProcess | undefined> => {
  const { port, host, dataFolder, printerPorts } = config
  const program = join(root, 'apps/sandbox/dist/main.js')
  if (!existsSync(program)) {
    log.warn('the sandbox gateway is not built: the demo takes no payments (npm run build)')
    return undefined
  }
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const own = port === 0 ? await anyPort(host) : await portAfter(port, host)
  const printerPort = printerPorts && (await freePortOf(printerPorts))
  const panel = panelAccess(process.env)
  // It ends when its standard input closes, which the system does even if the server is killed.
  const child = spawn(process.execPath, [program, '--child'], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: {
      PORT: String(own),
      HOST: host,
      ...panel,
      SANDBOX_JOURNAL: join(dataFolder, 'sandbox-journal.jsonl'),
      ...(printerPort === undefined ? {} : { SANDBOX_PRINTER_PORT: String(printerPort) }),
    },
  })
  child.stdin.on('error', () => undefined)
  child.stderr.on('data', (text: Buffer) => log.warn({ text: text.toString().trim() }, 'sandbox'))
  child.on('error', (error) => log.warn({ err: error }, 'the sandbox gateway does not start'))
  child.on('exit', (code) => {
    if (code !== 0 && code !== null) log.warn({ code }, 'the sandbox gateway has ended')
  })
  child.unref()
  const url = `http://${nameOf(config)}:${own}`
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const here = isEverywhere && panel.SANDBOX_PANEL !== 'anywhere' ? `http://localhost:${own}` : url
  const panelToken = panel.SANDBOX_PANEL_TOKEN
  return {
    url,
    panelUrl: `${here}/panel?token=${panelToken}`,
    printerUrl: `${here}/printer?token=${panelToken}`,
    panelToken,
    child,
    ...(printerPort === undefined ? {} : { printerPort }),
  }
}
