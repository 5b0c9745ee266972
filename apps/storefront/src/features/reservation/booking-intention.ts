import { randomKey } from '@comanda/client'
import { textsOf } from '../../typed/texts-of.ts'
import { typed } from '../../typed/typed.ts'

/**
 * The idempotency key of what is sent, kept under a name until it was answered: the same booking pressed again, because no
 * answer came, has the same key, after a reload in between too. Another booking has another.
 */
export const bookingIntention = (name: string, data: object): string => {
  const text = JSON.stringify(data)
  const last = textsOf(typed.read(name), ['text', 'key'])
  if (last.text === text && last.key !== undefined) return last.key
  const key = randomKey()
  typed.keep(name, { text, key })
  return key
}
