import { and, eq } from 'drizzle-orm'
import type { Secrets } from '../../config/secrets.ts'
import type { Database } from '../../database/connect.ts'
import { secondFactors } from '../../tables/second-factors.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'

/** Encrypts the second factors that depend on the secret before by the present one, so that none ends with it (ACC-5.4). */
export const resealSecondFactors = async (
  database: Database,
  { jwtSecret, previousJwtSecret }: Secrets,
): Promise<void> => {
  if (previousJwtSecret === undefined) return
  const { user, secret } = secondFactors
  for (const row of await database.select({ user, sealed: secret }).from(secondFactors)) {
    const opened = openSecret(previousJwtSecret, row.user, row.sealed)
    if (opened === undefined) continue
    await database
      .update(secondFactors)
      .set({ secret: sealSecret(jwtSecret, row.user, opened) })
      .where(and(eq(user, row.user), eq(secret, row.sealed)))
  }
}
