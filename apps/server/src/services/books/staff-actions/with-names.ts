import type { StaffAction } from '@comanda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { namesOfKeys } from '../../../authentication/api-keys/names-of-keys.ts'
import { devices } from '../../../tables/devices.ts'
import { users } from '../../../tables/users.ts'

type Names = ReadonlyMap<string | undefined, string>

const namesOfStaff = async (reads: Database, entries: readonly StaffAction[]): Promise<Names> => {
  const ids = new Set(entries.flatMap(({ user, approver }) => [user, approver ?? user]))
  ids.delete('')
  if (ids.size === 0) return new Map()
  const rows = await reads
    .select({ _id: users._id, name: users.name })
    .from(users)
    .where(inArray(users._id, [...ids]))
  const names = new Map(
    rows.flatMap(({ _id, name }) => (name === null ? [] : [[_id, name] as const])),
  )
  const others = [...ids].filter((id) => !names.has(id))
  return new Map([...names, ...(await namesOfKeys(reads, others))])
}

/** Returns the names of the devices of the entries, each read within its shop. */
const namesOfDevices = async (reads: Database, entries: readonly StaffAction[]): Promise<Names> => {
  const ofShops = new Map<string, Set<string>>()
  for (const { shop, device } of entries)
    if (shop !== undefined && device !== undefined)
      ofShops.set(shop, (ofShops.get(shop) ?? new Set()).add(device))
  const names = new Map<string, string>()
  for (const [shop, ids] of ofShops) {
    const found = await reads
      .select({ _id: devices._id, name: devices.name })
      .from(devices)
      .where(and(eq(devices.shop, shop), inArray(devices._id, [...ids])))
    for (const { _id, name } of found) names.set(_id, name)
  }
  return names
}

/** Returns the entries with the names of their staff and devices, as they are now. */
export const withNames = async (
  reads: Database,
  entries: readonly StaffAction[],
): Promise<StaffAction[]> => {
  const staff = await namesOfStaff(reads, entries)
  const places = await namesOfDevices(reads, entries)
  return entries.map((entry) => ({
    ...entry,
    ...withoutNulls({
      name: staff.get(entry.user) ?? null,
      approverName: entry.approver === undefined ? null : (staff.get(entry.approver) ?? null),
      deviceName: entry.device === undefined ? null : (places.get(entry.device) ?? null),
    }),
  }))
}
