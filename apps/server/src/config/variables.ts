import { defaultLimits } from './flood-limits.ts'
import { readS3, type S3Config } from './s3.ts'
import { readRedisUrls } from './redis-urls.ts'
import { readPaymentKeys } from './payment-keys.ts'
import { defaultPoolSizes } from './pool-sizes.ts'
import { readWebhookHosts } from './webhook-hosts.ts'
import { urlProblem } from './url-problem.ts'
import { type OidcProvider, readOidcProviders } from './oidc-provider.ts'
import { type PrinterPorts, readPrinterPorts } from './printer-ports.ts'

/** Lists every invalid environment variable with its valid values. */
export class ConfigProblem extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((one) => `  ${one}`).join('\n')}`)
    this.name = 'ConfigProblem'
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

interface Variables {
  readonly PORT: number
  readonly HOST: string
  readonly DATA_DIR: string
  readonly ARCHIVE_DIR?: string
  readonly DATABASE_URL?: string
  readonly DATABASE_DIRECT_URL?: string
  readonly DATABASE_CONNECTIONS: number
  readonly DATABASE_READ_CONNECTIONS: number
  readonly PREPARED_STATEMENTS?: boolean
  readonly MIGRATE?: boolean
  readonly REDIS_URL?: readonly string[]
  readonly BACKUP_HOURS: number
  readonly BACKUP_KEY_FILE?: string
  readonly JWT_SECRET?: string
  readonly JWT_SECRET_PREVIOUS?: string
  readonly STAFF_SIGN_IN_HOURS: number
  readonly METRICS_TOKEN?: string
  readonly LOG_LEVEL: string
  readonly TRUSTED_PROXIES: number
  readonly PUBLIC_URL?: string
  readonly PAYMENT_SANDBOX_URL?: string
  readonly TURNKEY_DIR?: string
  readonly PAYMENT_READER_URL?: string
  readonly PAYMENT_KEY: readonly string[]
  readonly SMTP_URL?: string
  readonly MAIL_FROM?: string
  readonly S3?: S3Config
  /** Calls that one socket may send a second over time; 0 for no limit. */
  readonly CALLS_PER_SECOND: number
  /** The most sockets of one address. */
  readonly SOCKETS_PER_ADDRESS: number
  readonly OIDC_PROVIDERS: readonly OidcProvider[]
  readonly PRINTER_PORTS?: PrinterPorts
  readonly WEBHOOK_HOSTS: readonly string[]
}

/** Reads and checks the environment variables; an empty one counts as absent. */
export const readVariables = (environment: NodeJS.ProcessEnv): Variables => {
  const problems: string[] = []
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined
  const whole = (name: string, fallback: number, most: number, least = 0): number => {
    const value = given(name)
    if (value === undefined) return fallback
    const isWithin = Number(value) >= least && Number(value) <= most
    if (/^\d{1,6}$/.test(value) && isWithin) return Number(value)
    problems.push(`${name} is "${value}": it must be a whole number from ${least} to ${most}`)
    return fallback
  }
  const switched = (name: string): boolean | undefined => {
    const value = given(name)
    if (value !== undefined && value !== 'on' && value !== 'off')
      problems.push(`${name} is "${value}": it must be on or off`)
    return value === undefined ? undefined : value === 'on'
  }
  // A URL may contain a password, so the message does not repeat it.
  const url = (name: string, schemes: readonly string[]): string | undefined => {
    const value = given(name)
    const problem = value === undefined ? undefined : urlProblem(value, schemes)
    if (problem) problems.push(`${name} ${problem}`)
    return value
  }
  const DATABASE_URL = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const DATABASE_DIRECT_URL = url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:'])
  if (DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined)
    problems.push('DATABASE_DIRECT_URL belongs to DATABASE_URL: set both, or the latter alone')
  const PREPARED_STATEMENTS = switched('PREPARED_STATEMENTS')
  const MIGRATE = switched('MIGRATE')
  const redis = readRedisUrls(given('REDIS_URL'))
  if ('problem' in redis) problems.push(redis.problem)
  const PUBLIC_URL = url('PUBLIC_URL', ['https:', 'http:'])
  const PAYMENT_SANDBOX_URL = url('PAYMENT_SANDBOX_URL', ['https:', 'http:'])
  const TURNKEY_DIR = given('TURNKEY_DIR')
  const PAYMENT_READER_URL = url('PAYMENT_READER_URL', ['https:', 'http:'])
  const payment = readPaymentKeys(given('PAYMENT_KEY'))
  if ('problem' in payment) problems.push(payment.problem)
  const printing = readPrinterPorts(given('PRINTER_PORTS'), given('DATABASE_URL') === undefined)
  if ('problem' in printing) problems.push(printing.problem)
  const webhooks = readWebhookHosts(given('WEBHOOK_HOSTS'))
  if ('problem' in webhooks) problems.push(webhooks.problem)
  const SMTP_URL = url('SMTP_URL', ['smtp:', 'smtps:'])
  const MAIL_FROM = given('MAIL_FROM')
  if ((SMTP_URL === undefined) !== (MAIL_FROM === undefined))
    problems.push('SMTP_URL and MAIL_FROM belong together: set both, or neither')
  const storage = readS3(given)
  if ('problem' in storage) problems.push(storage.problem)
  const oidc = readOidcProviders(given('OIDC_PROVIDERS'))
  if ('problem' in oidc) problems.push(`OIDC_PROVIDERS ${oidc.problem}`)
  const secret = (name: 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'): string | undefined => {
    const text = given(name)
    if (text !== undefined && text.length < 32)
      problems.push(`${name} is too short: it must have at least 32 characters`)
    return text
  }
  const JWT_SECRET = secret('JWT_SECRET')
  const JWT_SECRET_PREVIOUS = secret('JWT_SECRET_PREVIOUS')
  const METRICS_TOKEN = given('METRICS_TOKEN')
  if (METRICS_TOKEN !== undefined && !/^[\w.~+/-]{32,}=*$/.test(METRICS_TOKEN))
    problems.push(
      'METRICS_TOKEN must have at least 32 characters, all of them letters, digits or any of -._~+/=',
    )
  const LOG_LEVEL = given('LOG_LEVEL') ?? 'info'
  if (!logLevels.includes(LOG_LEVEL))
    problems.push(`LOG_LEVEL is "${LOG_LEVEL}": it must be one of ${logLevels.join(', ')}`)
  const STAFF_SIGN_IN_HOURS = whole('STAFF_SIGN_IN_HOURS', 12, 336)
  if (STAFF_SIGN_IN_HOURS === 0) problems.push('STAFF_SIGN_IN_HOURS must be at least 1')
  const ARCHIVE_DIR = given('ARCHIVE_DIR')
  const BACKUP_KEY_FILE = given('BACKUP_KEY_FILE')
  if (ARCHIVE_DIR !== undefined && DATABASE_URL !== undefined)
    problems.push('ARCHIVE_DIR is for the embedded database: unset it, or DATABASE_URL')
  if (given('POSTGRES_BIN') !== undefined && DATABASE_URL !== undefined)
    problems.push('POSTGRES_BIN is for the embedded database: unset it, or DATABASE_URL')
  const variables = {
    PORT: whole('PORT', 3000, 65_535),
    HOST: given('HOST') ?? '127.0.0.1',
    DATA_DIR: given('DATA_DIR') ?? 'data',
    ...(BACKUP_KEY_FILE === undefined ? {} : { BACKUP_KEY_FILE }),
    BACKUP_HOURS: whole('BACKUP_HOURS', 50, 100_000),
    ...(ARCHIVE_DIR === undefined ? {} : { ARCHIVE_DIR }),
    ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }),
    ...(DATABASE_DIRECT_URL === undefined ? {} : { DATABASE_DIRECT_URL }),
    DATABASE_CONNECTIONS: whole('DATABASE_CONNECTIONS', defaultPoolSizes.writes, 500, 1),
    DATABASE_READ_CONNECTIONS: whole('DATABASE_READ_CONNECTIONS', defaultPoolSizes.reads, 500, 1),
    ...(PREPARED_STATEMENTS === undefined ? {} : { PREPARED_STATEMENTS }),
    ...(MIGRATE === undefined ? {} : { MIGRATE }),
    ...('urls' in redis ? { REDIS_URL: redis.urls } : {}),
    ...(JWT_SECRET === undefined ? {} : { JWT_SECRET }),
    ...(JWT_SECRET_PREVIOUS === undefined ? {} : { JWT_SECRET_PREVIOUS }),
    ...(METRICS_TOKEN === undefined ? {} : { METRICS_TOKEN }),
    STAFF_SIGN_IN_HOURS,
    LOG_LEVEL,
    TRUSTED_PROXIES: whole('TRUSTED_PROXIES', 0, 10),
    ...(TURNKEY_DIR === undefined ? {} : { TURNKEY_DIR }),
    ...(URL.canParse(PUBLIC_URL ?? '') ? { PUBLIC_URL: new URL(PUBLIC_URL ?? '').origin } : {}),
    ...(URL.canParse(PAYMENT_SANDBOX_URL ?? '')
      ? { PAYMENT_SANDBOX_URL: new URL(PAYMENT_SANDBOX_URL ?? '').origin }
      : {}),
    ...(PAYMENT_READER_URL === undefined ? {} : { PAYMENT_READER_URL }),
    PAYMENT_KEY: 'problem' in payment ? [] : payment.keys,
    ...(SMTP_URL === undefined ? {} : { SMTP_URL }),
    ...(MAIL_FROM === undefined ? {} : { MAIL_FROM }),
    ...('ports' in printing && printing.ports ? { PRINTER_PORTS: printing.ports } : {}),
    CALLS_PER_SECOND: whole('CALLS_PER_SECOND', defaultLimits.callsPerSecond, 100_000),
    SOCKETS_PER_ADDRESS: whole('SOCKETS_PER_ADDRESS', defaultLimits.sockets, 1_000_000),
    ...('s3' in storage ? { S3: storage.s3 } : {}),
    WEBHOOK_HOSTS: 'hosts' in webhooks ? webhooks.hosts : [],
    OIDC_PROVIDERS: 'problem' in oidc ? [] : oidc.providers,
  }
  if (problems.length > 0) throw new ConfigProblem(problems)
  return variables
}
