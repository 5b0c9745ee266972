import { type ShopRole, type StaffMember, users } from '@comanda/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { serveCall } from '../../../../calls/serve-call.ts'
import { managers } from '../../../../policies/staff.ts'
import { staffPins } from '../../../../tables/staff-pins.ts'
import { users as table } from '../../../../tables/users.ts'

type Entry = NonNullable<(typeof table.$inferSelect)['staff']>[number]

const rolesIn = (staff: readonly Entry[], shop: string): ShopRole[] =>
  staff.flatMap(({ role, shop: at }) =>
    at === shop && role !== 'owner' && role !== 'kiosk' ? [role] : [],
  )

/** `create users/staff`: the accounts that work in a shop, with names, roles, and whether they have a PIN (STAFF-3.13). */
export const findStaff = serveCall(
  users.calls.staff,
  managers,
  async ({ shop }, { runtime: { reads } }): Promise<StaffMember[]> => {
    const rows = await reads
      .select({ _id: table._id, name: table.name, email: table.email, staff: table.staff })
      .from(table)
      .where(sql`${table.staff} @> ${JSON.stringify([{ shop }])}::jsonb`)
      .orderBy(asc(table.name), asc(table._id))
      .limit(500)
    const pins = await reads
      .select({ user: staffPins.user })
      .from(staffPins)
      .where(eq(staffPins.shop, shop))
    const withPin = new Set(pins.map(({ user }) => user))
    return rows.map(({ _id, name, email, staff }) => ({
      _id,
      ...(name === null ? {} : { name }),
      ...(email === null ? {} : { email }),
      roles: rolesIn(staff ?? [], shop),
      hasPin: withPin.has(_id),
    }))
  },
)
