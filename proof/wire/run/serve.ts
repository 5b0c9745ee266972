import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { Gateway } from '../../payment-faults/there/gateway.ts'
import { RunningServer } from '../../server/running-server.ts'

const { WIRE_URL, WIRE_OWNER_EMAIL, WIRE_OWNER_PASSWORD } = process.env

const owner = {
  email: WIRE_OWNER_EMAIL ?? 'owner@wire.example',
  password: WIRE_OWNER_PASSWORD ?? 'Lantern tea 88',
}

/** Makes a server somebody's own by the token that it has printed: the demo's owner gives nobody a role (SETUP-1.8). */
const begin = async ({ url, dataFolder }: RunningServer): Promise<void> => {
  const token = await readFile(join(dataFolder, 'setup-token'), 'utf8')
  const response = await fetch(`${url}/api/setup/begin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, name: 'Owner', ...owner }),
  })
  if (!response.ok) throw new Error(`setup/begin: ${response.status}`)
}

/** Starts a server for the checks and begins its setup, or takes that of `WIRE_URL` with its owner. */
export default async ({ provide }: TestProject) => {
  provide('wireOwner', owner)
  if (WIRE_URL !== undefined) {
    provide('wireUrl', WIRE_URL.replace(/\/$/, ''))
    return undefined
  }
  const folder = await mkdtemp(join(tmpdir(), 'comanda-wire-'))
  // The demo's own ends with the setup.
  const gateway = await Gateway.start()
  const server = await RunningServer.start(folder, { PAYMENT_SANDBOX_URL: gateway.url })
  await begin(server)
  provide('wireUrl', server.url)
  return async () => {
    await server.stop()
    await gateway.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
