import { readBySecret } from '../config/secrets.ts'
import { refused } from '../errors/refusal.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { readMemberPass } from './member-pass.ts'

/**
 * Returns the member for whom staff or a terminal act, by the pass of the scanned code; throws if the pass is invalid.
 */
export const memberOfPass = (
  { config, now }: Pick<Runtime, 'config' | 'now'>,
  pass: string,
  by: string | undefined,
  shop: string,
): string => {
  const member =
    by === undefined
      ? undefined
      : readBySecret(config, (secret) => readMemberPass(secret, pass, { by, shop }, now()))
  if (member === undefined)
    throw refused({
      kind: 'BadRequest',
      code: 'codeWrong',
      message: 'The member must show the code again.',
      field: 'memberPass',
    })
  return member
}
