import { randomBytes } from 'node:crypto'
import { BuiltServer } from '../server/built-server.ts'
import { newIdempotencyKey } from '../caller/caller.ts'
import type { World } from './attack.ts'

/** An attempt to sign in, from an address as a proxy reports it. */
export interface Attempt {
  readonly from: string
  readonly email: string
  readonly password: string
  readonly deviceKey?: string
}

interface SignedIn {
  readonly accessToken: string
  readonly deviceKey: string
}

/** Signs in over REST. Returns the status, and what a success returns. */
export const attempt = async (url: string, { from, ...data }: Attempt) => {
  const response = await fetch(`${url}/api/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ strategy: 'local', ...data }),
  })
  return { status: response.status, body: (await response.json()) as SignedIn }
}

/** Tries wrong passwords, ten at once. Returns how many of them were compared with the right one. */
export const guess = async (
  url: string,
  email: string,
  froms: readonly string[],
): Promise<number> => {
  let compared = 0
  const waiting = [...froms]
  const next = async (): Promise<void> => {
    for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
      const password = `Guess ${randomBytes(8).toString('hex')} A1`
      if ((await attempt(url, { from, email, password })).status === 401) compared += 1
    }
  }
  await Promise.all(Array.from({ length: 10 }, next))
  return compared
}

/** Creates an account to attack. */
export const victim = async ({ restaurant: { owner } }: World) => {
  const email = `victim-${newIdempotencyKey()}@campaign.example`
  const password = `${randomBytes(12).toString('hex')} Az 9`
  await owner.create('users', { email, password })
  return { email, password }
}

/** Runs an attack on a server behind a proxy, so that it may come from many addresses. */
export const behindProxy = async <T>(
  { campaign, databaseUrl }: World,
  name: string,
  attack: (url: string) => Promise<T>,
): Promise<T> => {
  const server = await BuiltServer.start(campaign, {
    name,
    env: { DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '1' },
  })
  try {
    return await attack(server.url)
  } finally {
    await server.stop()
  }
}
