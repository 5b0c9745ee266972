import type { Attack } from '../attack.ts'
import { behindProxy, guess, victim } from '../password-guesses.ts'

const times = <T>(length: number, make: (at: number) => T): T[] =>
  Array.from({ length }, (_, at) => make(at))

/** Passwords of one account guessed from one address, from one network of IPv6, and from many addresses. */
export const attack: Attack = {
  name: 'guessing',
  says: 'passwords of one account are guessed from one address, from a /64, and from 100 addresses',
  run: (world) =>
    behindProxy(world, 'guessed', async (url) => {
      const guesses = async (froms: readonly string[]) =>
        guess(url, (await victim(world)).email, froms)
      const one = await guesses(times(100, () => '203.0.113.7'))
      const network = await guesses(times(100, (host) => `2001:db8:7:7::${host + 1}`))
      const many = await guesses(times(500, (host) => `198.51.100.${host % 100}`))
      return [
        { what: 'passwords compared from one address', value: one, unit: 'guesses', limit: 10 },
        { what: 'from one network of IPv6', value: network, unit: 'guesses', limit: 10 },
        { what: 'from 100 addresses', value: many, unit: 'guesses', limit: 200 },
      ]
    }),
}
