import { createLogger, openBills, readConfig, root } from '@comanda/server'
import { proofOf } from './proof.mjs'

/** Without a secret the configuration would make one in the data folder; reading bills signs nothing. */
const environment = { JWT_SECRET: 'not used to read bills'.padEnd(64, '.'), ...process.env }

/** Opens the bills of the configured database: DATABASE_URL, or the data folder. */
const open = () => openBills(readConfig(environment, root), createLogger('error'))

/** Proves the bill of a session or an order. Returns the text, and whether it is proved. */
export async function replayOne(id) {
  const bills = await open()
  try {
    const bill = await bills.prove(id)
    return bill
      ? { text: proofOf(bill), proved: bill.proof.status === 'equal' }
      : { text: `There is no session or order ${id}.`, proved: false }
  } finally {
    await bills.close()
  }
}

/** Proves the bills since a business day. Calls `write` with those that differ; returns the summary. */
export async function replaySince(day, write) {
  const bills = await open()
  const counts = { equal: 0, noBook: 0, other: 0 }
  try {
    for await (const bill of bills.proveSince(day)) {
      const { status } = bill.proof
      if (status in counts) counts[status] += 1
      else {
        counts.other += 1
        await write(`${proofOf(bill)}\n`)
      }
    }
  } finally {
    await bills.close()
  }
  const { equal, noBook, other } = counts
  const all = equal + noBook + other
  const rest = [
    ...(noBook > 0 ? [`${noBook} have no book`] : []),
    ...(other > 0 ? [`${other} are not proved`] : []),
  ]
  return {
    text: [`${equal} of ${all} bills are equal to the cent`, ...rest].join('; '),
    proved: other === 0,
  }
}
