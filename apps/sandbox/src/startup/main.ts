/**
 * Starts the sandbox gateway (README.md). The first line of standard output is its address. With `--child` it ends when
 * its standard input closes, as it does when the process that started it is gone, however that ended.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { openSandbox } from './sandbox.ts'

const { PORT = '3001', HOST = '127.0.0.1', SANDBOX_JOURNAL, SANDBOX_RETRY = '1000' } = process.env
const { SANDBOX_PRINTER_PORT, SANDBOX_PANEL, SANDBOX_PANEL_TOKEN } = process.env

const open = (port: number) =>
  openSandbox({
    port,
    host: HOST,
    journal: SANDBOX_JOURNAL,
    retry: Number(SANDBOX_RETRY),
    panel: { token: SANDBOX_PANEL_TOKEN, isOpen: SANDBOX_PANEL === 'anywhere' },
    printerPort: SANDBOX_PRINTER_PORT === undefined ? undefined : Number(SANDBOX_PRINTER_PORT),
  })

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Opens the sandbox as soon as the port is free: one that is just ending may still have it. */
const openSoon = async (port: number, tries = 40): Promise<Awaited<ReturnType<typeof open>>> => {
  try {
    return await open(port)
  } catch (error) {
    if (!isTaken(error) || tries === 0) throw error
    await sleep(50)
    return openSoon(port, tries - 1)
  }
}

try {
  const isChild = process.argv.includes('--child')
  const sandbox = await (isChild ? openSoon(Number(PORT)) : open(Number(PORT)))
  const end = (): void => {
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  if (isChild) process.stdin.on('end', end).on('error', end).resume()
  process.stdout.write(`${sandbox.url}\n`)
} catch (error) {
  process.stderr.write(
    `The sandbox does not start: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exitCode = 1
}
