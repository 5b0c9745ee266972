import type { Connection } from '../connection/connection.ts'

/** Prints an order's ticket by the shop's printer of receipts, once. Returns whether it has one that took it (KIOSK-6.8). */
export const printTicket = async (
  { service }: Pick<Connection, 'service'>,
  shop: string,
  session: string,
): Promise<boolean> => {
  try {
    const idempotencyKey = `kiosk_receipt_${session}`
    await service('printJobs/receipt').create({ shop, session, idempotencyKey })
    return true
  } catch {
    return false
  }
}
