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

/** Structured logs, one JSON object a line. What could be a secret is left out wherever it stands. */
export const createLogger = (level: string, to: DestinationStream = destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
        censor: '[secret]',
      },
    },
    to,
  )
