import { destination, type DestinationStream, type Logger, pino } from 'pino'

const secrets = [
  'password',
  'passwordHash',
  'accessToken',
  'authorization',
  'cookie',
  'restoreKey',
  'jwtSecret',
  'databaseUrl',
  'redisUrl',
]

/** The message of a failed statement ends with the values that it was given. */
const withoutValues = (text: string | undefined): string | undefined =>
  text?.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')

/** What of an error helps to mend it. Errors carry the objects that they come from, connections and all: not these. */
const errorLine = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const { name, message, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  return {
    name,
    message: withoutValues(message),
    code,
    stack: withoutValues(stack),
    ...(cause ? { cause: errorLine(cause) } : {}),
  }
}

/** Structured logs, one JSON object a line. What could be a secret is left out wherever it stands. */
export const createLogger = (level: string, to: DestinationStream = destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorLine },
      redact: {
        paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
        censor: '[secret]',
      },
    },
    to,
  )
