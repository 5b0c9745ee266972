import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FloodLimits } from './flood-limits.ts'
import type { S3Config } from './s3.ts'
import type { OidcProvider } from './oidc-provider.ts'
import { readVariables } from './variables.ts'
import type { MailConfig } from './mail.ts'
import type { PoolSizes } from './pool-sizes.ts'
import type { PrinterPorts } from './printer-ports.ts'

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataFolder: string
  /** The folder in which the embedded database archives its log; by default it does not. */
  readonly archiveFolder?: string
  /** How old the last backup of the embedded database may be, in hours; 0: any age. */
  readonly backupHours?: number
  /** The PostgreSQL to use; by default the embedded one. */
  readonly databaseUrl?: string
  /** The same PostgreSQL without a pooler between; by default `databaseUrl`. */
  readonly databaseDirectUrl?: string
  /** Whether statements are prepared; by default, if no pooler stands between. */
  readonly preparedStatements?: boolean
  /** Whether the server migrates the database when it starts; otherwise it only checks its schema. */
  readonly migrates?: boolean
  /** The Redis to use, or some nodes of its cluster; by default events are carried by PostgreSQL. */
  readonly redisUrls?: readonly string[]
  /** How many connections the server opens. */
  readonly poolSizes?: PoolSizes
  readonly jwtSecret: string
  /** The secret before this one: what depends on it is still read (`config/secrets.ts`). */
  readonly previousJwtSecret?: string
  /** How long staff stay signed in without use, in hours. */
  readonly staffSignInHours?: number
  readonly logLevel: string
  /** The work folder of the tax authority's program Turnkey, which sends Taiwan invoices. */
  readonly turnkeyFolder?: string
  /** The secret that reads the metrics; without it there are none. */
  readonly metricsToken?: string
  /** The number of proxies in front of the server that add to `X-Forwarded-For`. */
  readonly trustedProxies: number
  /** The address that diners open: `https://menu.example.com`. */
  readonly publicUrl?: string
  /** The sandbox gateway that stands in for all payment providers; the demo starts one, which ends with it. */
  readonly paymentSandboxUrl?: string | undefined
  /** The card reader in the restaurant's network. */
  readonly paymentReaderUrl?: string
  /** The keys that encrypt the secrets of payment accounts; by default those of a file in the data folder. */
  readonly paymentKeys?: readonly string[]
  /** The SMTP server; if undefined, no mail is sent. */
  readonly mail?: MailConfig
  /** The bucket for pictures; by default they are in the data folder. */
  readonly s3?: S3Config
  /** Providers that users may sign in with. */
  readonly oidcProviders?: readonly OidcProvider[]
  /** The ports of printers in the house; undefined if the server connects to none. */
  readonly printerPorts?: PrinterPorts
  /** Hosts that webhooks may call though they are inside, also without TLS (WEBHOOK-4.3). */
  readonly webhookHosts?: readonly string[]
  /** Limits of a single caller that differ from the defaults. */
  readonly floodLimits?: Partial<FloodLimits>
}

/** The generated secret. Its file may have the one before in a second line. */
const readSecrets = (dataFolder: string): readonly [string, (string | undefined)?] => {
  const file = join(dataFolder, 'jwt-secret')
  const stored = (): readonly [string, (string | undefined)?] => {
    const [secret = '', previous] = readFileSync(file, 'utf8').trim().split(/\s+/)
    return [secret, previous]
  }
  if (existsSync(file)) return stored()
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const secret = randomBytes(48).toString('base64url')
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another server that started at the same time has created it.
    if (!existsSync(file)) throw error
    return stored()
  }
  chmodSync(file, 0o600)
  return [secret]
}

/**
 * Reads the configuration from the environment (docs/operations.md lists it). Throws a `ConfigProblem` that names each
 * invalid variable and its valid values.
 */
export const readConfig = (environment: NodeJS.ProcessEnv, root: string): Config => {
  const variables = readVariables(environment)
  const {
    JWT_SECRET,
    DATA_DIR,
    DATABASE_URL,
    DATABASE_DIRECT_URL,
    REDIS_URL,
    SMTP_URL,
    MAIL_FROM,
    PUBLIC_URL,
    PAYMENT_SANDBOX_URL,
    PAYMENT_READER_URL,
  } = variables
  const dataFolder = resolve(root, DATA_DIR)
  const [jwtSecret, generatedBefore] =
    JWT_SECRET === undefined ? readSecrets(dataFolder) : [JWT_SECRET]
  const previousJwtSecret = variables.JWT_SECRET_PREVIOUS ?? generatedBefore
  return {
    port: variables.PORT,
    host: variables.HOST,
    dataFolder,
    ...(variables.ARCHIVE_DIR === undefined
      ? {}
      : { archiveFolder: resolve(root, variables.ARCHIVE_DIR) }),
    backupHours: variables.BACKUP_HOURS,
    ...(DATABASE_URL === undefined ? {} : { databaseUrl: DATABASE_URL }),
    ...(DATABASE_DIRECT_URL === undefined ? {} : { databaseDirectUrl: DATABASE_DIRECT_URL }),
    ...(variables.PREPARED_STATEMENTS === undefined
      ? {}
      : { preparedStatements: variables.PREPARED_STATEMENTS }),
    migrates: variables.MIGRATE ?? true,
    poolSizes: {
      writes: variables.DATABASE_CONNECTIONS,
      reads: variables.DATABASE_READ_CONNECTIONS,
    },
    ...(REDIS_URL === undefined ? {} : { redisUrls: REDIS_URL }),
    jwtSecret,
    ...(previousJwtSecret === undefined ? {} : { previousJwtSecret }),
    staffSignInHours: variables.STAFF_SIGN_IN_HOURS,
    logLevel: variables.LOG_LEVEL,
    ...(variables.TURNKEY_DIR === undefined
      ? {}
      : { turnkeyFolder: resolve(root, variables.TURNKEY_DIR) }),
    ...(variables.METRICS_TOKEN === undefined ? {} : { metricsToken: variables.METRICS_TOKEN }),
    trustedProxies: variables.TRUSTED_PROXIES,
    ...(PUBLIC_URL === undefined ? {} : { publicUrl: PUBLIC_URL }),
    ...(PAYMENT_SANDBOX_URL === undefined ? {} : { paymentSandboxUrl: PAYMENT_SANDBOX_URL }),
    ...(PAYMENT_READER_URL === undefined ? {} : { paymentReaderUrl: PAYMENT_READER_URL }),
    ...(variables.PAYMENT_KEY.length === 0 ? {} : { paymentKeys: variables.PAYMENT_KEY }),
    ...(SMTP_URL === undefined || MAIL_FROM === undefined
      ? {}
      : { mail: { url: SMTP_URL, from: MAIL_FROM } }),
    ...(variables.S3 === undefined ? {} : { s3: variables.S3 }),
    oidcProviders: variables.OIDC_PROVIDERS,
    ...(variables.PRINTER_PORTS === undefined ? {} : { printerPorts: variables.PRINTER_PORTS }),
    webhookHosts: variables.WEBHOOK_HOSTS,
    floodLimits: {
      callsPerSecond: variables.CALLS_PER_SECOND,
      sockets: variables.SOCKETS_PER_ADDRESS,
    },
  }
}
