import { services } from '@comanda/contract'
import { staffActions as table } from '../../../tables/staff-actions.ts'
import { recordTable } from '../../../table-service/table.ts'
import { TableService } from '../../../table-service/table-service.ts'
import type { App, WireService } from '../../../runtime/app.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import type { Runtime } from '../../../runtime/runtime.ts'

/** What staff changed, to be read. Rows are written by the calls themselves (`audit/audit-staff.ts`). */
export const staffActions = (app: App, { database }: Runtime): void => {
  const description = services.staffActions
  const records = recordTable(description, table)
  const service = new TableService({ database, table: records, newId: newRecordId })
  app.use(description.path, service as unknown as WireService, {
    methods: [...description.methods],
  })
}
