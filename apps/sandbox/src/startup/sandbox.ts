import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { adyen } from '../adyen/counterpart.ts'
import { channel } from '../channel/routes.ts'
import { cybersource } from '../cybersource/counterpart.ts'
import { ecpay } from '../ecpay/routes.ts'
import { Faults } from '../faults/faults.ts'
import { fiuu } from '../fiuu/counterpart.ts'
import { payCode } from '../fps/bank-app.ts'
import { fps } from '../fps/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import type { Route } from '../http/call.ts'
import { serve } from '../http/serve.ts'
import { lanReader } from '../lan-reader/counterpart.ts'
import { Ledger } from '../ledger/ledger.ts'
import { linePay } from '../line-pay/counterpart.ts'
import { Notifier } from '../notifications/notifier.ts'
import { openid } from '../openid/routes.ts'
import { css, script } from '../pages/assets.ts'
import type { Counterparts } from '../panel/commands.ts'
import { guarded, type PanelAccess } from '../panel/guard.ts'
import { panelRoutes } from '../panel/routes.ts'
import { Printer } from '../printer/printer.ts'
import { printerRoutes } from '../printer/routes.ts'
import { stripe } from '../stripe/counterpart.ts'
import { twilio } from '../twilio/routes.ts'

export interface SandboxOptions {
  readonly port: number
  readonly host: string
  /** The file of the journal; without it, all is in memory. */
  readonly journal?: string | undefined
  /** The port of the printer; without it there is none. */
  readonly printerPort?: number | undefined
  /** ms until a notification is repeated. */
  readonly retry: number
  /** Who may open the panel and see what is printed; by default everybody on this machine. */
  readonly panel?: PanelAccess | undefined
  readonly now?: () => Date
}

export interface Sandbox {
  readonly url: string
  readonly gateway: Gateway
  close(): Promise<void>
}

const asset = (path: string, type: string, body: string): Route => ({
  method: 'GET',
  path,
  handle: () => ({ status: 200, headers: { 'Content-Type': type }, body }),
})

/** Opens the sandbox: all counterparts and the panel on one port. */
export const openSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { port, host, journal, printerPort, retry, now = () => new Date() } = options
  const ledger = new Ledger(journal)
  const notifier = new Notifier(retry)
  const gateway: Gateway = { ledger, faults: new Faults(), notifier, now }
  const counterparts: Counterparts = {
    cybersource: cybersource(gateway),
    fiuu: fiuu(gateway),
    stripe: stripe(gateway),
    'line-pay': linePay(gateway),
    fps: fps(gateway),
    'lan-reader': lanReader(gateway),
    adyen: adyen(gateway),
  }
  const payFps = (code: string) => payCode(gateway, counterparts.fps, code)
  const printer = printerPort === undefined ? undefined : new Printer(now)
  const sms = twilio(gateway)
  const platform = channel()
  const routes = [
    asset('/sandbox.css', 'text/css; charset=utf-8', css),
    asset('/sandbox.js', 'text/javascript; charset=utf-8', script),
    ...Object.values(counterparts).flatMap((one) => one.routes),
    ...ecpay(gateway),
    ...sms.routes,
    ...platform.routes,
    ...openid(now),
    ...[
      ...(printer ? printerRoutes(printer) : []),
      ...sms.phones,
      ...platform.controls,
      ...panelRoutes({ gateway, counterparts, payCode: payFps }),
    ].map(guarded(options.panel ?? {})),
  ]
  // Without its port everything else works.
  await printer?.listen(printerPort ?? 0).catch(() => undefined)
  const server = serve(routes, () => ledger.written())
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  const name = host === '127.0.0.1' ? 'localhost' : host === '0.0.0.0' ? 'localhost' : host
  return {
    url: `http://${name}:${address.port}`,
    gateway,
    close: async () => {
      notifier.close()
      printer?.close()
      server.closeAllConnections()
      server.close()
      await ledger.close()
    },
  }
}
