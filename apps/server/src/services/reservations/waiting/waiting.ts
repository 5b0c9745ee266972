import type { Runtime } from '../../../runtime/runtime.ts'

/** What the calls of the waiting list need. */
export type Waiting = Pick<
  Runtime,
  'config' | 'database' | 'reads' | 'shopDirectory' | 'bus' | 'mailer' | 'now'
>
