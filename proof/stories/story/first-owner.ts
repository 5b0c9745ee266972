import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunningServer } from '../../server/running-server.ts'

/** Somebody who has made the server of the demo their own. */
export const firstOwner = { email: 'mei@story.example', password: 'Lantern tea 88' }

/** Begins the setup by the token that the server has printed, as `/console/setup` does. Returns the status of the response. */
export const beginSetup = async ({ url, dataFolder }: RunningServer): Promise<number> => {
  const token = await readFile(join(dataFolder, 'setup-token'), 'utf8')
  const response = await fetch(`${url}/api/setup/begin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, name: 'Mei', ...firstOwner }),
  })
  return response.status
}
