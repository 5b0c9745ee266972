import { type MissingTranslation, missingTranslations as description } from '@comanda/contract'
import { serveRecords } from '../../../calls/serve-records.ts'
import { recordTable } from '../../../table-service/table.ts'
import { TableService } from '../../../table-service/table-service.ts'
import { missingTranslations as table } from '../../../tables/missing-translations.ts'
import { report } from './report.ts'

/** Messages that apps lacked: reported by everyone, read by owners. */
export const missingTranslations = serveRecords(description, ({ runtime }) => {
  const records = new TableService<MissingTranslation>({
    ...runtime,
    table: recordTable(description, table),
  })
  return {
    methods: {
      find: (params) => records.find(params),
      create: (data, params) => report(runtime, data, params?.address),
      remove: (id, params) => records.remove(id, params),
    },
  }
})
