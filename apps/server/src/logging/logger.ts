import { type DestinationStream, type Logger, pino } from 'pino'
import { LogOutput } from './log-output.ts'

const secrets = [
  'password',
  'passwordHash',
  'accessToken',
  'authorization',
  'cookie',
  'restoreKey',
  'jwtSecret',
  'previousJwtSecret',
  'databaseUrl',
  'redisUrl',
]

/** Removes the parameter values that the message of a failed statement ends with. */
const withoutValues = (text: string | undefined): string | undefined =>
  text?.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')

/** Returns the useful parts of an error. Errors reference objects such as connections, which must not be logged. */
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

/** Creates a logger of structured lines, a JSON object each. Possible secrets are removed at any depth. */
export const createLogger = (level: string, to: DestinationStream = new LogOutput(1)): Logger =>
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
