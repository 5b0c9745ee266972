import type { AdapterContext, InvoiceAdapter, NumberedInvoice, Sent } from '../adapter.ts'
import { putMessage, takenMessage } from './folder.ts'
import type { MessageName } from './message-structures.ts'
import type * as Messages from './messages.ts'

const fileOf = (name: MessageName, what: string): string => `${name}_${what}.xml`

const put = async (
  { folder }: AdapterContext,
  name: MessageName,
  what: string,
  write: (messages: typeof Messages) => Messages.Message,
): Promise<Sent> => {
  // Most shops are not in Taiwan.
  const message = write(await import('./messages.ts'))
  if ('wrong' in message)
    return { is: 'refused', message: `${message.wrong} is missing or not as MIG 4.1 wants it` }
  if (folder === undefined) return { is: 'unknown', message: 'TURNKEY_DIR is not set' }
  try {
    await putMessage(folder, name, fileOf(name, what), message.xml)
    return { is: 'done' }
  } catch (error) {
    return { is: 'unknown', message: error instanceof Error ? error.message : 'not written' }
  }
}

const isNumbered = (invoice: object): invoice is NumberedInvoice =>
  'number' in invoice && invoice.number !== null

/** The number of an allowance is the seller's to give: its id without the shop's number, which repeats. */
const allowanceNumber = (_id: string): string => _id.slice(-16)

/** The tax authority's own program, Turnkey, which reads messages from a folder of this machine. */
export const turnkey: InvoiceAdapter = {
  name: 'turnkey',
  needs: {},
  mails: false,
  numbers: 'own',
  async issue(invoice, context) {
    if (!isNumbered(invoice)) return { is: 'unknown', message: 'it has no number yet' }
    // It was to be mailed by another adapter, which the seller has left.
    if (invoice.twInvoice?.twTaxType === 'email')
      return { is: 'refused', message: 'Turnkey mails no invoices' }
    return put(context, 'F0401', invoice.number, (messages) =>
      messages.invoiceMessage(invoice, context.seller),
    )
  },
  void: (invoice, context) =>
    put(context, 'F0501', invoice.number, (messages) =>
      messages.voidMessage(invoice, context.seller, context.now),
    ),
  async allow(sent, context) {
    const number = allowanceNumber(sent.allowance._id)
    const done = await put(context, 'G0401', number, (messages) =>
      messages.allowanceMessage(sent, number, context.seller),
    )
    return done.is === 'done' ? { is: 'done', number } : done
  },
  async result({ number }, { folder }) {
    if (folder === undefined) return { is: 'waiting' }
    return takenMessage(folder, 'F0401', fileOf('F0401', number))
  },
  blank: (report, context) =>
    put(
      context,
      'E0402',
      `${context.seller.taxId}_${report.period}_${report.letters}_${report.from}`,
      (messages) => messages.blankMessage(report, context.seller),
    ),
}
