// In place of `@node-rs/argon2` in the tests of the server: the same function with little memory. At its real cost the hashes of
// thousands of accounts take minutes, and show nothing more.
import { createRequire } from 'node:module'
import type { hash as realHash, Options, verify as realVerify } from '@node-rs/argon2'

const { hash: hashWith, verify: verifyWith } = createRequire(import.meta.url)(
  '@node-rs/argon2',
) as { readonly hash: typeof realHash; readonly verify: typeof realVerify }

/** What OWASP recommends for argon2id at least: 19 MiB, 2 passes. */
const least = { memoryCost: 19_456, timeCost: 2 }

/** Returns the hash; throws if the server asks for less than it should. */
export const hash = (password: string, cost: Options): Promise<string> => {
  const { memoryCost = 0, timeCost = 0 } = cost
  if (memoryCost < least.memoryCost || timeCost < least.timeCost)
    throw new Error(`passwords are hashed with ${memoryCost} KiB in ${timeCost} passes`)
  return hashWith(password, { ...cost, memoryCost: 64, timeCost: 1 })
}

export const verify = verifyWith
