import type { InvoiceSeller } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** How often the numbers that are left are looked at, in ms: a warning leaves days. */
const pace = 60 * 60_000

/** The seller of a shop if its numbers are low (INV-6.1). */
export interface LowNumbers extends Loaded<InvoiceSeller | undefined> {
  /** Looks on each connect and each hour, until the returned function is called. */
  readonly open: () => () => void
}

export const createLowNumbers = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  taxId: string,
): LowNumbers => {
  const loaded = createLoaded(async () => {
    const [seller] = await service('invoiceSellers').find({ taxId })
    return seller?.warning === undefined ? undefined : seller
  })
  const reload = () => void loaded.reload()
  return {
    ...loaded,
    open: () => {
      const end = onConnect(reload)
      const timer = setInterval(reload, pace)
      reload()
      return () => {
        end()
        clearInterval(timer)
      }
    },
  }
}
