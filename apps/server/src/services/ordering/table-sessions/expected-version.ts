import { refused } from '../../../errors/refusal.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'

/**
 * Throws a refusal if the caller has seen another version of a locked session than there is: somebody has changed it since
 * (STAFF-1.1).
 */
export const checkVersion = (
  { version }: Pick<SessionRow, 'version'>,
  expected: number | undefined,
): void => {
  if (expected === undefined || expected === version) return
  throw refused({
    kind: 'Conflict',
    code: 'sessionChanged',
    message: 'Somebody has changed this session in the meantime.',
    field: 'expectedVersion',
    detail: { version },
  })
}
