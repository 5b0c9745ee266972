import { services } from '@comanda/contract'
import { feathers } from '@feathersjs/feathers'
import { bodyParser, koa, type Middleware, rest } from '@feathersjs/koa'
import { openAttachments } from '../attachments/open-attachments.ts'
import { receiveAttachments } from '../attachments/receive-attachments.ts'
import { serveAttachments } from '../attachments/serve-attachments.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import { OidcClients } from '../authentication/oidc/oidc-clients.ts'
import { serveOidc } from '../authentication/oidc/serve-oidc.ts'
import { wireErrors } from '../calls/wire-errors.ts'
import { authenticateCaller } from '../calls/authenticate-caller.ts'
import { authorize } from '../calls/authorize.ts'
import { checkData } from '../calls/check-data.ts'
import { checkId } from '../calls/check-id.ts'
import { checkQuery } from '../calls/check-query.ts'
import { checkPriceable } from '../calls/check-priceable.ts'
import { logCalls } from '../calls/log-calls.ts'
import type { RunningCalls } from '../calls/running-calls.ts'
import { normaliseConditions } from '../calls/normalise-conditions.ts'
import { populateRecords } from '../calls/populate-records.ts'
import { countCalls } from '../metrics/count-calls.ts'
import { countOrders } from '../metrics/count-orders.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { serveMetrics } from '../metrics/serve-metrics.ts'
import { makeLookupSafe } from '../calls/safe-lookup.ts'
import type { App } from '../runtime/app.ts'
import { apiPrefix } from '../http/api-prefix.ts'
import { crossOrigin } from '../http/cross-origin.ts'
import { health } from './health.ts'
import { largestMessage } from '../http/largest-message.ts'
import { refusePrototypeNames } from '../http/refuse-prototype-names.ts'
import { requestId } from '../http/request-id.ts'
import { restErrors } from '../http/rest-errors.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { serveInstalledApp } from '../installed-app/serve-installed-app.ts'
import { serveOpenApi } from '../openapi/serve-open-api.ts'
import { configureRealtime } from '../realtime/deliver.ts'
import { joinUsedChannels } from '../realtime/join-used-channels.ts'
import { openChannels } from '../realtime/joined-channels.ts'
import { reconnectAfterGap } from '../realtime/reconnect-after-gap.ts'
import { revokeStaff } from '../realtime/revoke-staff.ts'
import { configureSocket } from '../realtime/socket.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { policies, served } from './services.ts'
import { serveTranslations } from '../translations/serve-translations.ts'
import { serveUserPictures } from '../services/accounts/users/picture/serve-pictures.ts'

/** The handlers outside the API. */
export interface AppParts {
  readonly web: Middleware
  readonly calls: RunningCalls
}

/** Creates the server: HTTP, realtime, services and the hooks around every call. */
export const createApp = (given: Runtime, parts: AppParts): App => {
  const app: App = koa(feathers())
  const { log, config } = given
  const { metricsToken } = config
  const metrics = metricsToken === undefined ? undefined : createMetrics()
  const runtime = metrics ? { ...given, bus: countOrders(given.bus, metrics) } : given
  app.proxy = config.trustedProxies > 0
  app.maxIpsCount = config.trustedProxies
  app.use(requestId)
  app.use(securityHeaders)
  app.use(restErrors(log))
  app.use(apiPrefix(parts.web))
  app.use(crossOrigin)
  app.use(refusePrototypeNames)
  app.use(health(runtime, parts.calls))
  if (metrics && metricsToken !== undefined)
    app.use(serveMetrics(app, runtime, metrics, metricsToken))
  app.use(serveOpenApi(Object.values(services)))
  const attachments = openAttachments(config)
  app.use(serveAttachments(attachments))
  app.use(receiveAttachments(app, runtime, attachments))
  app.use(serveInstalledApp(app, attachments))
  app.use(serveTranslations(app, runtime))
  app.use(serveUserPictures(app, runtime))
  app.use(serveOidc(runtime, new OidcClients(config.oidcProviders ?? [])))
  app.use(
    bodyParser({
      jsonLimit: `${largestMessage}b`,
      text: false,
      urlencoded: false,
      multipart: false,
    }),
  )
  // Its type requires services to have every method, including `update`.
  app.configure(rest() as () => void)
  configureSocket(app, runtime)
  openChannels(app, runtime.bus)
  for (const { register } of served) register({ app, runtime })
  app.hooks({
    around: {
      all: [
        ...(metrics ? [countCalls(metrics)] : []),
        wireErrors(log),
        parts.calls.hook,
        logCalls(log),
        checkId,
        checkQuery(services),
        authenticateCaller,
        checkData(services),
        normaliseConditions,
        authorize(policies),
        joinUsedChannels(runtime),
        checkPriceable(runtime),
        auditStaff(runtime),
        populateRecords(services),
      ],
    },
  })
  makeLookupSafe(app)
  configureRealtime(app, runtime)
  revokeStaff(app, runtime)
  reconnectAfterGap(app, runtime)
  // Errors after a response has begun, such as a caller that disconnects.
  app.on('error', (error: unknown) => log.debug({ err: error }, 'a response was interrupted'))
  return app
}
