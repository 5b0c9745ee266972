import { type Page, type StaffAction, staffActions as description } from '@comanda/contract'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { Served } from '../../../calls/served.ts'
import { findRecords } from '../../../table-service/find.ts'
import { recordTable } from '../../../table-service/table.ts'
import { staffActions as actions } from '../../../tables/staff-actions.ts'
import { alerts } from './alerts.ts'
import { withNames } from './with-names.ts'

const table = recordTable(description, actions, ['name', 'approverName', 'deviceName'])

/** The audit log with the names of who did it and where, and what of it should be rare. */
export const staffActions: readonly Served[] = [
  serveRecords(description, ({ runtime: { reads } }) => ({
    methods: {
      find: async (params = {}): Promise<Page<StaffAction>> => {
        const found = await findRecords<StaffAction>(reads, table, params)
        const page = Array.isArray(found)
          ? { total: found.length, limit: found.length, skip: 0, data: found }
          : found
        return { ...page, data: await withNames(reads, page.data) }
      },
    },
  })),
  alerts,
]
