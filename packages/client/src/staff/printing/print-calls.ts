import type { PrintJob, PrintSlipData } from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { createKeyedCall } from '../../submission/call-keys.ts'

/** What staff have printed. Each call fails with a `CallError`; repeated after a failure it prints once. */
export interface PrintCalls {
  /** Prints a slip that says that the printer works. */
  readonly test: (printer: string) => Promise<PrintJob>
  /** Prints a slip once more, by its printer or another one. */
  readonly again: (job: string, printer?: string) => Promise<PrintJob>
  readonly receipt: (session: string) => Promise<PrintJob>
  /** Prints what a screen shows, by the printer of receipts. */
  readonly slip: (slip: PrintSlipData['slip'], locale: PrintSlipData['locale']) => Promise<PrintJob>
  /** Opens the drawer for the last payment of a session, which is cash. */
  readonly drawer: (session: string) => Promise<PrintJob>
}

export const createPrintCalls = (
  connection: Pick<Connection, 'service' | 'status'>,
  shop: string,
): PrintCalls => {
  const { service } = connection
  const once = createKeyedCall()
  const call = (path: string, data: object, send: (key: string) => Promise<PrintJob>) => {
    assertOnline(connection)
    return once({ path, ...data }, send)
  }
  return {
    test: (printer) =>
      call('test', { printer }, (idempotencyKey) =>
        service('printers/test').create({ shop, printer, idempotencyKey }),
      ),
    again: (job, printer) =>
      call('again', { job, printer }, (idempotencyKey) =>
        service('printJobs/again').create({
          shop,
          job,
          idempotencyKey,
          ...(printer === undefined ? {} : { printer }),
        }),
      ),
    receipt: (session) =>
      call('receipt', { session }, (idempotencyKey) =>
        service('printJobs/receipt').create({ shop, session, idempotencyKey }),
      ),
    slip: (slip, locale) =>
      call('slip', { slip, locale }, (idempotencyKey) =>
        service('printJobs/slip').create({ shop, slip, locale, idempotencyKey }),
      ),
    drawer: (session) =>
      call('drawer', { session }, (idempotencyKey) =>
        service('printJobs/drawer').create({ shop, session, idempotencyKey }),
      ),
  }
}
