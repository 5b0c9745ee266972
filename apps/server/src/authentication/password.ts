import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id as OWASP recommends: 19 MiB, 2 passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

const ofNobody = hashPassword(randomBytes(16).toString('hex'))

/**
 * Returns whether the password matches the hash. Without a hash it takes as long and returns false, so that timing does
 * not reveal who has an account.
 */
export const passwordMatches = async (
  password: string,
  stored: string | null | undefined,
): Promise<boolean> => {
  const matches = await verify(stored ?? (await ofNobody), password).catch(() => false)
  return matches && stored != null
}
