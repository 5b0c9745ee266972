import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RunningServer } from '../../server/running-server.ts'

/** A server without any data, for one story alone. */
export interface EmptyServer {
  readonly url: string
  /** What the setup begins with, as the server printed it. */
  readonly token: () => Promise<string>
}

/** Runs a story that begins on a server without any data. */
export const onEmptyServer = async (
  work: (server: EmptyServer) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-empty-'))
  const server = await RunningServer.start(folder, {}, ['--empty'])
  try {
    await work({
      url: server.url,
      token: () => readFile(join(folder, 'setup-token'), 'utf8'),
    })
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
