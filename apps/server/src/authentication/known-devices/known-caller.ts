import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import { secretsOf } from '../../config/secrets.ts'
import type { CallParams } from '../../runtime/app.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { knownDevices } from '../../tables/known-devices.ts'
import { callerAddress } from '../caller-address.ts'

/** How long a device or an address stays known since an account signed in from it, in ms: 90 days. */
const knownFor = 90 * 86_400_000

/** How much sooner it may expire before it is stored again, in ms: not every sign-in writes. */
const slack = 86_400_000

/** What a caller may be known by: the key of its device, if it sends one, and its address. */
export interface Caller {
  readonly deviceKey: string | undefined
  readonly params: CallParams
}

/** Returns the device key that was sent with a sign-in. */
export const deviceKeyOf = ({ deviceKey }: Record<string, unknown>): string | undefined =>
  typeof deviceKey === 'string' ? deviceKey : undefined

const hashesOf = (secret: string, user: string, { deviceKey, params }: Caller) => {
  const hash = (kind: string, value: string): string =>
    createHmac('sha256', secret).update(`known ${kind} ${user} ${value}`).digest('base64url')
  return {
    device: deviceKey === undefined ? undefined : hash('device', deviceKey),
    address: hash('address', callerAddress(params)),
  }
}

type Within = Pick<Runtime, 'config' | 'database' | 'now'>

/**
 * Returns how a caller is known to any of the accounts: the hash of a device that has signed in to it, or that its address
 * has. For no account it takes as long.
 */
export const knownCaller = async (
  { config, reads, now }: Pick<Runtime, 'config' | 'reads' | 'now'>,
  accounts: readonly string[],
  caller: Caller,
): Promise<{ readonly device?: string; readonly isAddressKnown: boolean }> => {
  const users = accounts.length === 0 ? ['nobody'] : accounts
  const hashes = users.flatMap((user) =>
    secretsOf(config).map((secret) => ({ user, ...hashesOf(secret, user, caller) })),
  )
  const sought = hashes.flatMap(({ device, address }) => [device ?? [], address].flat())
  const found = await Promise.all(
    users.map((user) =>
      reads
        .select({ keyHash: knownDevices.keyHash })
        .from(knownDevices)
        .where(
          and(
            eq(knownDevices.user, user),
            inArray(knownDevices.keyHash, sought),
            gt(knownDevices.until, new Date(now()).toISOString()),
          ),
        )
        .execute(),
    ),
  )
  const known = new Set(found.flat().map(({ keyHash }) => keyHash))
  const device = hashes.find((one) => one.device !== undefined && known.has(one.device))?.device
  return {
    ...(device === undefined ? {} : { device }),
    isAddressKnown: hashes.some(({ address }) => known.has(address)),
  }
}

/** Stores that the account has signed in from this device and address. Returns the key of the device, a new one if it has none. */
export const rememberCaller = async (
  { config, database, now }: Within,
  user: string,
  { deviceKey = randomBytes(24).toString('base64url'), params }: Caller,
): Promise<string> => {
  const { device, address } = hashesOf(config.jwtSecret, user, { deviceKey, params })
  const until = now() + knownFor
  await database
    .insert(knownDevices)
    .values(
      [device, address].flatMap((keyHash) =>
        keyHash === undefined ? [] : [{ user, keyHash, until: new Date(until).toISOString() }],
      ),
    )
    .onConflictDoUpdate({
      target: [knownDevices.user, knownDevices.keyHash],
      set: { until: new Date(until).toISOString() },
      setWhere: lt(knownDevices.until, new Date(until - slack).toISOString()),
    })
    // A promise of drizzle would send it a turn of promises later.
    .execute()
  return deviceKey
}
