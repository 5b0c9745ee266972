import { type MissingTranslation, type MissingTranslationData, services } from '@comanda/contract'
import { recordTable } from '../../../table-service/table.ts'
import { TableService } from '../../../table-service/table-service.ts'
import type { App, CallParams, WireService } from '../../../runtime/app.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { report } from './report.ts'
import { missingTranslations as table } from '../../../tables/missing-translations.ts'

/** Messages that apps looked for in vain: reported by anybody, read by owners. */
export const missingTranslations = (app: App, runtime: Runtime): void => {
  const records = new TableService<MissingTranslation>({
    database: runtime.database,
    table: recordTable(services.missingTranslations, table),
    newId: newRecordId,
  })
  const service = {
    find: (params?: CallParams) => records.find(params),
    create: (data: unknown, params?: CallParams) =>
      report(runtime, data as MissingTranslationData, params?.address),
    remove: (id: unknown, params?: CallParams) => records.remove(id, params),
  }
  app.use('missingTranslations', service as unknown as WireService, {
    methods: [...services.missingTranslations.methods],
  })
}
