import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RunningServer } from '@comanda/e2e/server'

/** Runs figures against the built server with the demo, on a data folder of its own that is removed afterwards. */
export const withServer = async (
  work: (server: RunningServer, dataFolder: string) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-bench-'))
  const server = await RunningServer.start(folder)
  try {
    await work(server, folder)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
