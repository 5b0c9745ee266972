import type { Config } from './config.ts'

/** The secret of the server, and the one before while it is replaced. */
export type Secrets = Pick<Config, 'jwtSecret' | 'previousJwtSecret'>

/**
 * Returns the secrets by which what the server has signed, hashed or encrypted is read. Only the first, the present one, makes anything
 * new (ACC-5.4).
 */
export const secretsOf = ({ jwtSecret, previousJwtSecret }: Secrets): readonly string[] =>
  previousJwtSecret === undefined ? [jwtSecret] : [jwtSecret, previousJwtSecret]

/** Returns what is read by the first of the secrets that reads it. */
export const readBySecret = <T>(
  secrets: Secrets,
  read: (secret: string) => T | undefined,
): T | undefined => {
  for (const secret of secretsOf(secrets)) {
    const found = read(secret)
    if (found !== undefined) return found
  }
  return undefined
}
