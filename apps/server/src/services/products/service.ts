import { services } from '@comanda/contract'
import { recordTable } from '../../database/table-service/table.ts'
import type { App, WireService } from '../../declarations.ts'
import { newRecordId } from '../../identifiers/new-id.ts'
import type { Runtime } from '../../runtime.ts'
import { ProductService } from './product-service.ts'
import { wholeProduct } from './queries/whole-product.ts'
import { products as table } from './table.ts'

export const products = (app: App, { database }: Runtime): void => {
  const records = recordTable(services.products, table, ['stock'])
  const service = new ProductService(
    { database, table: records, newId: newRecordId },
    wholeProduct(database, records),
  )
  app.use('products', service as unknown as WireService, {
    methods: [...services.products.methods],
  })
}
