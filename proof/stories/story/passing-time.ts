import { openDatabase } from '../../server/open-database.ts'
import type { RunningServer } from '../../server/running-server.ts'

/** Changes the server's database; a change that finds no row is a mistake of the story. */
const change = async ({ dataFolder }: RunningServer, statement: string, id: string) => {
  const database = await openDatabase(dataFolder)
  const { rowCount } = await database.query(statement, [id])
  await database.end()
  if (rowCount !== 1) throw new Error(`${id} is not there to have its time moved`)
}

/** Lets the time pass in which the order of a payment could be paid, as if it had been placed 20 minutes earlier. */
export const passDeadline = (server: RunningServer, attempt: string) =>
  change(
    server,
    `update orders set create_time = create_time - interval '20 minutes',
      pay_until = pay_until - interval '20 minutes', pay_check_time = now()
     where (shop, session) = (select shop, session from payment_attempts where _id = $1)`,
    attempt,
  )

/** Lets the time pass in which a page or a code could be paid. */
export const passExpiry = (server: RunningServer, attempt: string) =>
  change(
    server,
    `update payment_attempts set expires_time = now() - interval '1 second', ask_time = now(), asked_time = null
     where _id = $1`,
    attempt,
  )

/** Lets the day pass for which somebody has booked: what was for tomorrow was for yesterday. */
export const passDay = (server: RunningServer, name: string) =>
  change(
    server,
    `update reservations set date = date - 2, start_time = start_time - interval '2 days',
      cancel_until = cancel_until - interval '2 days' where name = $1`,
    name,
  )

/** Lets the night pass in which what sells best is counted: all that was ordered was served yesterday. */
export const passNight = async (server: RunningServer): Promise<void> => {
  const database = await openDatabase(server.dataFolder)
  await database.query(
    `update orders set status = 'completed', create_time = create_time - interval '1 day'`,
  )
  await database.end()
  await server.stop()
  await server.start()
}
