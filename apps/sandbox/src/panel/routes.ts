import { type Call, type Fields, formOf, jsonOf, type Reply, type Route } from '../http/call.ts'
import { json, page, seeOther } from '../http/replies.ts'
import {
  type Commanded,
  decide,
  type Panel,
  pay,
  registerWebhook,
  releaseLate,
  setFault,
} from './commands.ts'
import { ledgerReport } from './ledger-report.ts'
import { panelPage } from './panel-page.ts'

type Command = (panel: Panel, data: Fields) => Commanded | Promise<Commanded>

const isForm = (call: Call): boolean =>
  (call.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')

/** The fields of a form of the panel's own page: a fault without a reference is for the next payment. */
const formData = (call: Call): Fields => {
  const fields = Object.fromEntries([...formOf(call)].filter(([, value]) => value !== ''))
  return fields['reference'] === undefined ? { ...fields, next: true } : fields
}

/** Runs a command for a program (JSON), or for the panel's page (a form). */
const run =
  (panel: Panel, command: Command) =>
  async (call: Call): Promise<Reply> => {
    const done = await command(panel, isForm(call) ? formData(call) : jsonOf(call))
    if (isForm(call)) return seeOther('/panel')
    return 'problem' in done ? json({ error: done.problem }, 400) : json(done.value)
  }

/** The panel's page and its calls. */
export const panelRoutes = (panel: Panel): Route[] => {
  const { gateway } = panel
  const post = (path: string, command: Command): Route => ({
    method: 'POST',
    path: `/panel/${path}`,
    handle: run(panel, command),
  })
  const reset = (): Commanded => {
    gateway.ledger.reset()
    gateway.faults.reset()
    return { value: {} }
  }
  return [
    { method: 'GET', path: '/', handle: () => seeOther('/panel') },
    { method: 'GET', path: '/panel', handle: () => page(panelPage(gateway)) },
    {
      method: 'GET',
      path: '/panel/ledger',
      handle: ({ url }) => {
        const { searchParams } = url
        const from = searchParams.get('from') ?? undefined
        return json(ledgerReport(gateway, from, searchParams.get('to') ?? undefined))
      },
    },
    {
      method: 'GET',
      path: '/panel/payments/:reference',
      handle: ({ params }) => {
        const reference = params['reference'] ?? ''
        const found = gateway.ledger.all('payments').filter((one) => one.reference === reference)
        const newest = found.at(-1)
        if (newest === undefined) return json({ error: 'there is no such payment' }, 404)
        const { deliveries } = gateway.notifier
        const own = deliveries.filter((one) => one.reference === reference)
        return json({ ...newest, faults: gateway.faults.of(reference), deliveries: own })
      },
    },
    post('faults', setFault),
    post('pay', pay),
    post('release', releaseLate),
    post('refunds/decide', decide),
    post('webhooks', registerWebhook),
    post('reset', reset),
  ]
}
