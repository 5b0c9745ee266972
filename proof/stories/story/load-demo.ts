import { mkdtemp, rm, symlink } from 'node:fs/promises'
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
  // A picture in a size is made once, by the first server that needs it.
  const renditions = await mkdtemp(join(tmpdir(), 'comanda-renditions-'))
  await symlink(renditions, join(folder, 'attachments/renditions'))
  process.env['DEMO_DATA'] = folder
  return async () => {
    for (const made of [folder, renditions]) await rm(made, { recursive: true, force: true })
  }
}
