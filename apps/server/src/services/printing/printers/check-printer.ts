import type { PrinterData } from '@comanda/contract'
import type { Config } from '../../../config/config.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { printerAddress } from '../../../printing/printer-address.ts'

const wrong = (message: string): Refusal => ({
  kind: 'BadRequest',
  code: 'printerAddress',
  message,
  field: 'address',
})

/** Throws a refusal if the server would not connect to a printer (PRINT-3.4). */
export const checkPrinter = (
  { printerPorts }: Pick<Config, 'printerPorts'>,
  { kind, address }: Partial<Pick<PrinterData, 'kind' | 'address'>>,
  method: 'create' | 'patch',
): void => {
  const isOwn = method === 'create' && kind !== 'cloudPrnt'
  if (isOwn && address === undefined)
    throw refused(wrong('A printer that the server connects to has an address'))
  if (address === undefined) return
  if (!printerPorts) throw refused(wrong('This server connects to no printers'))
  if (!printerAddress(address, printerPorts))
    throw refused(
      wrong(
        `Printers have ports ${printerPorts.first} to ${printerPorts.last} in the network of the house`,
      ),
    )
}
