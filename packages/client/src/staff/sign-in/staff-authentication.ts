import { type Authentication, createAuthentication } from '../../authentication/authentication.ts'
import type { Connection } from '../../connection/connection.ts'
import { consoleKeys } from '../../storage/console-keys.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { staffKeys } from './lock-when-left.ts'

/** Signs staff in. An account without a role is refused before anything shows (`notForThisApp`). */
export const createStaffAuthentication = (
  connection: Connection,
  storage: KeyStorage,
): Authentication =>
  createAuthentication(connection, {
    storage,
    key: consoleKeys.staffLogin,
    profileKey: consoleKeys.staffProfile,
    alsoRemove: staffKeys,
    accepts: ({ staff = [] }) => staff.length > 0,
  })
