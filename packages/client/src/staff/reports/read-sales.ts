import type { SalesReport, SalesReportData } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'

/** Returns the sales of some days, by day or by hour. Fails with a `CallError`. */
export type ReadSales = (data: SalesReportData) => Promise<SalesReport['rows']>

/** Returns a reader for one load of the reports: what several figures are made of is read once. */
export const salesReader = ({ service }: Pick<Connection, 'service'>): ReadSales => {
  const known = new Map<string, Promise<SalesReport['rows']>>()
  return (data) => {
    const key = `${data.from}/${data.to}/${data.by}`
    const read =
      known.get(key) ??
      service('reports/sales')
        .create(data)
        .then(({ rows }) => rows)
    known.set(key, read)
    return read
  }
}
