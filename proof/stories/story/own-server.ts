import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RunningServer } from '../../server/running-server.ts'

/** Runs a story that changes the shop for everybody on a server of its own. */
export const ownServer = async (
  work: (url: string, server: RunningServer) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-story-'))
  const server = await RunningServer.start(folder)
  try {
    await work(server.url, server)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
