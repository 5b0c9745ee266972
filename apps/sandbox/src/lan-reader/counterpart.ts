import type { Counterpart } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { phone } from '../gateway/phone.ts'
import { seeOther, text } from '../http/replies.ts'
import { command } from './commands.ts'

/** A card reader on the restaurant's own network: a sale responds when the card was read. */
export const lanReader = (gateway: Gateway): Counterpart => {
  const screen = phone(gateway, () => counterpart, {
    title: 'Card reader: present a card',
    chinese: '讀卡機：請拍卡',
    last4: '1111',
  })
  const counterpart: Counterpart = {
    voice: {
      consent: 'paid',
      notifications: () => [],
      browserReturn: () => undefined,
    },
    routes: [
      { method: 'POST', path: '/lan-reader', handle: command(gateway, () => counterpart) },
      {
        method: 'GET',
        path: '/lan-reader/screen',
        handle: () => {
          const open = gateway.ledger
            .all('payments')
            .findLast((one) => one.provider === 'lan-reader' && one.status === 'open')
          return open === undefined
            ? text('The reader waits for a sale. 等待交易。')
            : seeOther(`/lan-reader/screen/${open.id}`)
        },
      },
      { method: 'GET', path: '/lan-reader/screen/:id', handle: screen.show },
      { method: 'POST', path: '/lan-reader/screen/:id', handle: screen.receive },
    ],
  }
  return counterpart
}
