import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RunningServer } from '../../server/running-server.ts'

/** Runs a benchmark against the built server with the demo, on a temporary data folder. */
export const withServer = async (
  work: (server: RunningServer, dataFolder: string) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-bench-'))
  // A benchmark is one caller that sends all it can.
  process.env['CALLS_PER_SECOND'] ??= '0'
  const server = await RunningServer.start(folder)
  try {
    await work(server, folder)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
