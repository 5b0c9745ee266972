import { randomBytes } from 'node:crypto'
import type { Attack } from '../attack.ts'
import { attempt, behindProxy, victim } from '../password-guesses.ts'

/** Returns the status of a call with the token: `DELETE` signs out. */
const statusOf = async (server: string, accessToken: string, method = 'GET') => {
  const path = method === 'GET' ? 'signIns' : 'authentication'
  const headers = { authorization: `Bearer ${accessToken}` }
  return (await fetch(`${server}/api/${path}`, { method, headers })).status
}

/** Tokens whose device signed out, used on the same server and on another one. */
export const attack: Attack = {
  name: 'ended-token',
  says: 'tokens are used after their devices have signed out, on this and on another server',
  run: (world) =>
    behindProxy(world, 'other', async (url) => {
      const account = await victim(world)
      let accepted = 0
      let refusedBefore = 0
      let slowest = 0
      for (let round = 0; round < 20; round += 1) {
        const from = `203.0.113.${randomBytes(1)[0] ?? 0}`
        const { accessToken } = (await attempt(world.url, { ...account, from })).body
        for (const server of [world.url, url])
          if ((await statusOf(server, accessToken)) !== 200) refusedBefore += 1
        await statusOf(world.url, accessToken, 'DELETE')
        const ended = performance.now()
        if ((await statusOf(world.url, accessToken)) !== 401) accepted += 1
        while ((await statusOf(url, accessToken)) !== 401 && performance.now() - ended < 15_000);
        slowest = Math.max(slowest, performance.now() - ended)
      }
      return [
        { what: 'valid tokens refused', value: refusedBefore, unit: 'calls', limit: 0 },
        { what: 'ended tokens accepted', value: accepted, unit: 'calls', limit: 0 },
        { what: 'until another server refuses it', value: slowest, unit: 'ms', limit: 1_000 },
      ]
    }),
}
