import { and, isNotNull, notInArray, sql } from 'drizzle-orm'
import { demoAccounts } from '../policies/demo-accounts.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { type TroubleName, troubleNames } from '../runtime/troubles.ts'
import { users } from '../tables/users.ts'
import { troubleWords } from './trouble-words.ts'

type Within = Pick<Runtime, 'config' | 'log' | 'mailer' | 'reads' | 'troubles'>

export interface TroubleMailTimes {
  /** How often troubles are looked at, in ms. */
  readonly every: number
  /** How long a trouble lasts before it is mailed, and is gone before that is, in ms: what comes and goes makes no mails. */
  readonly lasting: number
  /** How long to wait after mails that could not be sent, in ms. */
  readonly pause: number
}

const usual: TroubleMailTimes = { every: 15_000, lasting: 60_000, pause: 300_000 }

/** A trouble that owners know of. */
interface Told {
  readonly text: string
  goneSince?: number | undefined
}

/** The owners who have an address, except those of the demo. */
const findOwners = ({ reads }: Pick<Within, 'reads'>) =>
  reads
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(
      and(
        sql`${users.staff} @> '[{"role":"owner"}]'::jsonb`,
        isNotNull(users.email),
        notInArray(users._id, [...demoAccounts]),
      ),
    )

/**
 * Mails the owners a trouble once it has lasted for a minute, and when it is over: once each, past the queue, which a full disk stops
 * (OPER-1.5). Returns the function that ends it.
 */
export const mailTroubles = (
  within: Within,
  { every, lasting, pause }: TroubleMailTimes = usual,
): (() => Promise<void>) => {
  const { config, log, mailer, troubles } = within
  const server = config.publicUrl === undefined ? 'Comanda' : new URL(config.publicUrl).host
  const told = new Map<TroubleName, Told>()
  let owners: Awaited<ReturnType<typeof findOwners>> = []
  let notBefore = 0

  /** Returns whether anybody has been told. Without a database it tells those who owned the restaurant before. */
  const tell = async (
    letter: 'troubleBegun' | 'troubleEnded',
    name: TroubleName,
    values: Readonly<Record<string, string>>,
  ): Promise<boolean> => {
    owners = await findOwners(within).catch(() => owners)
    const sending = owners.map(async ({ email, locale }) => {
      const inWords = troubleWords[locale ?? 'en'][name]
      const mail = { letter, locale: locale ?? undefined, recipient: email ?? '' }
      await mailer.send({ ...mail, values: { ...values, server, trouble: inWords } })
    })
    const sent = await Promise.allSettled(sending)
    for (const one of sent)
      if (one.status === 'rejected')
        log.warn({ err: one.reason as unknown, trouble: name }, 'a trouble could not be mailed')
    const isTold = sent.some(({ status }) => status === 'fulfilled')
    if (!isTold && owners.length > 0) notBefore = Date.now() + pause
    return isTold
  }

  const look = async (name: TroubleName): Promise<void> => {
    const now = Date.now()
    const trouble = troubles.get(name)
    const known = told.get(name)
    if (now < notBefore) return
    if (trouble && known) known.goneSince = undefined
    else if (trouble && now - trouble.since >= lasting) {
      const { text } = trouble
      const since = `${new Date(trouble.since).toISOString().slice(0, 16).replace('T', ' ')} UTC`
      if (await tell('troubleBegun', name, { text, since })) told.set(name, { text })
    } else if (!trouble && known) {
      known.goneSince ??= now
      if (now - known.goneSince < lasting) return
      if (await tell('troubleEnded', name, { text: known.text })) told.delete(name)
    }
  }

  let looking: Promise<void> | undefined
  const lookAtAll = async (): Promise<void> => {
    for (const name of troubleNames) await look(name)
  }
  const timer = setInterval(() => {
    looking ??= lookAtAll().finally(() => {
      looking = undefined
    })
  }, every).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
