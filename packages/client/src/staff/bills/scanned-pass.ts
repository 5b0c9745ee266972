import { serverNow } from '../../connection/server-time.ts'
import { jsonObject } from '../../json/json-object.ts'
import { jsonEntry } from '../../storage/json-entry.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { untilSignedOut } from '../sign-in/until-signed-out.ts'
import type { StaffClient } from '../staff-client.ts'

/** For how long the server takes a pass, in ms (STAFF-5.12). */
const LIFE = 15 * 60_000

/** The pass of a member whose code somebody of the staff has scanned for a bill. */
export interface ScannedPass {
  /** Returns the pass if it is of this member and still valid. */
  readonly of: (user: string | null) => string | undefined
  readonly write: (user: string, pass: string) => void
  readonly forget: () => void
}

interface Bearer {
  readonly session: string
  /** The account that scanned it: the server takes it from nobody else. */
  readonly by: string | undefined
}

/** Creates where a tab has the pass for a bill: over a reload, as the member would otherwise have to show the code again (STAFF-5.22). */
export const scannedPass = (
  storage: KeyStorage,
  { session, by }: Bearer,
  now: () => number = serverNow,
): ScannedPass => {
  const entry = jsonEntry(storage, 'memberPass')
  return {
    of: (user) => {
      const { pass, until, ...rest } = jsonObject(entry.read())
      const isOwn = rest['session'] === session && rest['by'] === by && rest['user'] === user
      const isValid = typeof until === 'number' && now() < until
      if (!isValid) entry.remove()
      return isOwn && isValid && typeof pass === 'string' ? pass : undefined
    },
    write: (user, pass) => entry.write({ session, by, user, pass, until: now() + LIFE }),
    forget: entry.remove,
  }
}

const ofBills = untilSignedOut<ScannedPass>((pass) => pass.forget())

/** Returns the pass for a bill in a tab, until who is signed in there signs out. */
export const scannedPassOf = (
  { authentication }: Pick<StaffClient, 'authentication'>,
  session: string,
  storage: KeyStorage,
): ScannedPass => {
  const known = ofBills(authentication)
  const by = authentication.state.get().user?._id
  const pass = known.get(session) ?? scannedPass(storage, { session, by })
  known.set(session, pass)
  return pass
}
