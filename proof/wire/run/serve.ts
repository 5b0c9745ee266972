import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { RunningServer } from '../../server/running-server.ts'

const { WIRE_URL, WIRE_OWNER_EMAIL, WIRE_OWNER_PASSWORD } = process.env

/** Starts a server with the demo for the checks, or takes that of `WIRE_URL`. Its owner is the demo's by default. */
export default async ({ provide }: TestProject) => {
  provide('wireOwner', {
    email: WIRE_OWNER_EMAIL ?? 'owner@lanternlane.example',
    password: WIRE_OWNER_PASSWORD ?? 'owner-demo',
  })
  if (WIRE_URL !== undefined) {
    provide('wireUrl', WIRE_URL.replace(/\/$/, ''))
    return undefined
  }
  const folder = await mkdtemp(join(tmpdir(), 'comanda-wire-'))
  const server = await RunningServer.start(folder)
  provide('wireUrl', server.url)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
