import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltServer } from '../server/built-server.ts'
import { RestCaller } from './rest.ts'
import type { Login } from './restaurant.ts'

/** Makes the server of the demo somebody's own, who may give roles: the demo's accounts may not (SETUP-1.8). */
export const firstOwner = async ({ url, dataFolder }: BuiltServer): Promise<Login> => {
  const owner = { email: 'owner@campaign.example', password: 'Lantern tea 88' }
  const token = await readFile(join(dataFolder, 'setup-token'), 'utf8')
  await new RestCaller(url).create('setup/begin', { token, ...owner })
  return owner
}
