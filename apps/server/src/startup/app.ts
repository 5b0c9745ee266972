import { join } from 'node:path'
import { services } from '@comanda/contract'
import { feathers } from '@feathersjs/feathers'
import { bodyParser, koa, type Middleware, rest } from '@feathersjs/koa'
import { openAttachments } from '../attachments/open-attachments.ts'
import { receiveAttachments } from '../attachments/receive-attachments.ts'
import { serveAttachments } from '../attachments/serve-attachments.ts'
import { OidcClients } from '../authentication/oidc/oidc-clients.ts'
import { serveOidc } from '../authentication/oidc/serve-oidc.ts'
import type { ServerContext } from '../calls/served.ts'
import type { RunningCalls } from '../calls/running-calls.ts'
import { countOrders } from '../metrics/count-orders.ts'
import { countPayments } from '../metrics/count-payments.ts'
import { openFloodGuard } from '../flood-limits/open-flood-guard.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { serveMetrics } from '../metrics/serve-metrics.ts'
import { makeLookupSafe } from '../calls/safe-lookup.ts'
import type { App } from '../runtime/app.ts'
import { apiPrefix } from '../http/api-prefix.ts'
import { crossOrigin } from '../http/cross-origin.ts'
import { guardRest } from '../http/guard-rest.ts'
import { health } from './health.ts'
import { largestMessage } from '../http/largest-message.ts'
import { refusePrototypeNames } from '../http/refuse-prototype-names.ts'
import { jsonTypes, requireJson } from '../http/require-json.ts'
import { requestId } from '../http/request-id.ts'
import { serveLicences } from '../http/serve-licences.ts'
import { noticeUnreadProxy } from '../http/unread-proxy.ts'
import { restErrors } from '../http/rest-errors.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { serveInstalledApp } from '../installed-app/serve-installed-app.ts'
import { serveOpenApi } from '../openapi/serve-open-api.ts'
import { configureRealtime } from '../realtime/events/deliver.ts'
import { openChannels } from '../realtime/channels/joined-channels.ts'
import { reconnectAfterGap } from '../realtime/channels/reconnect-after-gap.ts'
import { revokeStaff } from '../realtime/channels/revoke-staff.ts'
import { configureSocket } from '../realtime/sockets/socket.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { callHooks } from './call-hooks.ts'
import { root } from './root.ts'
import { served } from './services.ts'
import { serveChannels } from '../services/channels/incoming/serve-channels.ts'
import { servePayments } from '../services/payments/pages/serve-payments.ts'
import { serveCalendarFile } from '../services/reservations/reservations/calendar/serve-calendar-file.ts'
import { serveCloudPrnt } from '../services/printing/cloud-prnt/serve-cloud-prnt.ts'
import { serveAccountsExport } from '../services/books/exports/serve-accounts-export.ts'
import { serveExports } from '../services/books/exports/serve-exports.ts'
import { serveMemberExport } from '../services/books/exports/serve-member-export.ts'
import { serveLinkedMenu } from '../services/catalogue/menus/serve-linked-menu.ts'
import { serveMenuExport } from '../services/books/exports/serve-menu-export.ts'
import { serveTranslations } from '../translations/serve-translations.ts'
import { serveUserPictures } from '../services/accounts/users/picture/serve-pictures.ts'

/** The handlers outside the API. */
export interface AppParts {
  readonly web: (context: ServerContext) => Middleware
  readonly calls: RunningCalls
}

/** Creates the server: HTTP, realtime, services and the hooks around every call. */
export const createApp = (given: Runtime, parts: AppParts): App => {
  const app: App = koa(feathers())
  const { log, config } = given
  const { metricsToken } = config
  const metrics = metricsToken === undefined ? undefined : createMetrics()
  const runtime = metrics
    ? { ...given, bus: countPayments(countOrders(given.bus, metrics), metrics) }
    : given
  const guard = openFloodGuard(config.floodLimits, log)
  app.proxy = config.trustedProxies > 0
  app.maxIpsCount = config.trustedProxies
  app.use(requestId)
  app.use(noticeUnreadProxy(log, config.trustedProxies))
  app.use(securityHeaders(config))
  app.use(restErrors(log))
  app.use(apiPrefix(parts.web({ app, runtime })))
  app.use(crossOrigin)
  app.use(refusePrototypeNames)
  app.use(health(runtime, parts.calls))
  if (metrics && metricsToken !== undefined)
    app.use(serveMetrics(app, runtime, metrics, metricsToken, guard.counts))
  app.use(serveLicences(join(root, 'apps/server/dist/licences.txt')))
  app.use(serveOpenApi(Object.values(services)))
  const attachments = openAttachments(config)
  app.use(serveAttachments(attachments))
  app.use(receiveAttachments(app, runtime, attachments))
  app.use(serveInstalledApp(app, attachments))
  app.use(serveLinkedMenu({ app, runtime }))
  app.use(serveTranslations(app, runtime))
  app.use(serveUserPictures(app, runtime))
  app.use(serveMenuExport(app, runtime))
  app.use(serveMemberExport(app, runtime))
  app.use(serveAccountsExport(app, runtime))
  app.use(serveExports(app, runtime))
  app.use(serveOidc(runtime, new OidcClients(config)))
  const restGuard = guardRest(guard)
  app.use(restGuard.bodies)
  app.use(servePayments({ app, runtime }, restGuard.calls))
  app.use(serveChannels({ app, runtime }, restGuard.calls))
  app.use(requireJson)
  app.use(
    bodyParser({
      jsonLimit: `${largestMessage}b`,
      jsonTypes,
      text: false,
      urlencoded: false,
      multipart: false,
    }),
  )
  app.use(restGuard.calls)
  app.use(serveCloudPrnt(runtime))
  app.use(serveCalendarFile(runtime))
  // Its type requires services to have every method, including `update`.
  app.configure(rest() as () => void)
  configureSocket(app, runtime, guard)
  openChannels(app, runtime.bus)
  for (const { register } of served) register({ app, runtime })
  app.hooks({ around: callHooks({ runtime, calls: parts.calls, metrics }) })
  makeLookupSafe(app)
  configureRealtime(app, runtime)
  revokeStaff(app, runtime)
  reconnectAfterGap(app, runtime)
  // Errors after a response has begun, such as a caller that disconnects.
  app.on('error', (error: unknown) => log.debug({ err: error }, 'a response was interrupted'))
  return app
}
