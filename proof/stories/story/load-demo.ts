import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RunningServer } from '../../server/running-server.ts'

/**
 * Runs before all stories: loads the demo once, into a data folder of which each of their servers gets a copy.
 * The programs that Playwright starts inherit its path.
 */
export default async () => {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-demo-'))
  const server = await RunningServer.start(folder)
  await server.stop()
  // It has the address of this server; a provider has to know that of the next one.
  await rm(join(folder, 'sandbox-journal.jsonl'), { force: true })
  process.env['DEMO_DATA'] = folder
  return () => rm(folder, { recursive: true, force: true })
}
