import { describe, expect, it } from 'vitest'
import { Payer } from './there/payer.ts'
import { inTurn } from './there/in-turn.ts'
import type { House } from './there/house.ts'
import { type ProviderKey, providers } from './there/providers.ts'

/** A fault with the end that it comes to. */
export interface Row {
  /** The statement of docs/spec, the fault and its end. */
  readonly title: string
  /** Why a provider cannot have the fault. */
  readonly none?: Readonly<Partial<Record<ProviderKey, string>>>
  readonly story: (payer: Payer) => Promise<unknown>
}

const keys = Object.keys(providers) as ProviderKey[]

/** Tells a story at once; if its reader takes one payment at a time, after those before it have left the reader. */
const tell = async (house: House, key: ProviderKey, story: Row['story']): Promise<unknown> => {
  if (!('isReader' in providers[key])) return story(new Payer(house, key))
  let told: Promise<unknown> | undefined
  await inTurn(`reader ${key}`, async () => {
    const left = new Promise<void>((leave) => {
      told = story(new Payer(house, key, leave)).finally(leave)
    })
    told?.catch(() => undefined)
    await left
  })
  return told
}

/** Tells a row's story once for each provider. */
export const cells = (house: () => House, { title, none = {}, story }: Row): void => {
  describe.concurrent(title, () => {
    for (const key of keys) {
      const reason = none[key]
      const name = providers[key].title
      if (reason === undefined) it(name, () => tell(house(), key, story))
      else it(`${name}: none: ${reason}`, () => expect(reason).not.toBe(''))
    }
  })
}
