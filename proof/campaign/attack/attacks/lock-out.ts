import type { Attack } from '../attack.ts'
import { attempt, behindProxy, guess, victim } from '../password-guesses.ts'

const home = '198.51.100.1'

/** Strangers fail at an account from everywhere, and a guest at others on the wifi that staff use too. */
export const attack: Attack = {
  name: 'lock-out',
  says: 'strangers fail 300 times at an account, and a guest 400 times on the wifi of its owner',
  run: (world) =>
    behindProxy(world, 'locked', async (url) => {
      const account = await victim(world)
      const { deviceKey } = (await attempt(url, { ...account, from: home })).body
      const strangers = Array.from({ length: 300 }, (_, host) => `203.0.113.${host % 30}`)
      await guess(url, account.email, strangers)
      for (let other = 0; other < 40; other += 1)
        await guess(
          url,
          `nobody-${other}@campaign.example`,
          Array.from({ length: 10 }, () => home),
        )
      const succeeds = async (from: string, key?: string): Promise<number> => {
        const sent = { ...account, from, ...(key === undefined ? {} : { deviceKey: key }) }
        return (await attempt(url, sent)).status === 201 ? 1 : 0
      }
      const least = { unit: 'sign-in', limit: 1, isLeast: true }
      return [
        {
          what: 'the owner signs in on a known device, elsewhere',
          value: await succeeds('192.0.2.9', deviceKey),
          ...least,
        },
        {
          what: 'the owner signs in without its key, on the wifi of before',
          value: await succeeds(home),
          ...least,
        },
      ]
    }),
}
