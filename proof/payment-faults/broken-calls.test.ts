import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cells } from './row.ts'
import { lateStarts } from './rows/late-starts.ts'
import { ends, expectEnd, expectGoneBack, expectOurs, withoutKitchen } from './there/books.ts'
import { type House, openHouse } from './there/house.ts'
import { Payer, type Payment } from './there/payer.ts'
import { type ProviderKey, providers } from './there/providers.ts'
import { until } from './there/until.ts'

/** The kitchen's screen has lost its connection: what it has heard says nothing. */
const paid = withoutKitchen(ends.paid)

let house: House

/** How far the payment of each provider had come when the server was killed. */
const points = {
  /** The provider has begun it; its response has not been stored. */
  starting: ['stripePage', 'stripeCode', 'stripeReader', 'adyen'],
  /** The payer is on the provider's page, and pays while there is no server. */
  started: ['cybersource', 'fiuu', 'stripePage', 'stripeCode', 'fps', 'adyen', 'lanReader'],
  /** The provider has taken the money by our confirmation; its response has not been stored. */
  confirming: ['linePay'],
  /** The provider has given the money back; its response has not been stored. */
  refunding: ['cybersource', 'fiuu', 'stripePage', 'stripeCode', 'linePay', 'adyen'],
} as const satisfies Record<string, readonly ProviderKey[]>

type Point = keyof typeof points

const payments = new Map<string, Payment>()
const nameOf = (point: Point, key: ProviderKey): string => `${point} ${key}`

const isAtGateway = async (list: string, { attempt }: Payment): Promise<void> => {
  const found = (await house.gateway.ledger(list)).filter((one) => one['reference'] === attempt)
  expect(found.length).toBe(1)
  if (list === 'payments') expect(found[0]?.['captured']).toBe(10_000)
}

const arrange: Readonly<Record<Point, (payer: Payer) => Promise<Payment>>> = {
  starting: async (payer) => {
    const bill = await payer.order()
    await payer.startWith('start-no-answer', bill)
    return payer.latest(bill)
  },
  started: (payer) => payer.begin(),
  confirming: async (payer) => {
    const payment = await payer.begin(['confirm-no-answer'])
    payer.pay(payment).catch(() => undefined)
    await until(() => isAtGateway('payments', payment))
    return payment
  },
  refunding: async (payer) => {
    const payment = await payer.begin(['refund-no-answer'])
    await payer.pay(payment)
    await payer.makeDue(payment)
    await expectOurs(payer, payment, paid)
    await payer.voidBill(payment)
    await until(() => isAtGateway('refunds', payment))
    return payment
  },
}

const all = Object.entries(points).flatMap(([point, keys]) =>
  keys.map((key) => ({ point: point as Point, key })),
)

beforeAll(async () => {
  house = await openHouse()
  const begin = async ({ point, key }: (typeof all)[number]): Promise<void> => {
    payments.set(nameOf(point, key), await arrange[point](new Payer(house, key)))
  }
  const isStarting = ({ point }: (typeof all)[number]): boolean => point === 'starting'
  // A fault of a start is that of the provider's next: nothing else may start in the meantime.
  for (const one of all.filter(isStarting)) await begin(one)
  await Promise.all(all.filter((one) => !isStarting(one)).map(begin))
  await house.server.kill()
  const away = all.filter(({ point }) => point === 'started' || point === 'starting')
  for (const { point, key } of away) {
    const payment = payments.get(nameOf(point, key))
    if (payment) await new Payer(house, key).payWhileAway(payment)
  }
  await house.server.start()
})
afterAll(() => house.close())

const titles: Readonly<Record<Point, string>> = {
  starting: 'while the provider begins a payment: paid, one payment',
  started: 'while the payer pays: paid, one payment',
  confirming: 'while it confirms a payment: paid, one payment',
  refunding: 'while money goes back: it goes back once',
}

for (const [point, title] of Object.entries(titles))
  describe.concurrent(`PAY-10.8: the server is killed ${title}`, () => {
    for (const { key } of all.filter((one) => one.point === point))
      it(providers[key].title, async () => {
        const payer = new Payer(house, key)
        const payment = payments.get(nameOf(point as Point, key))
        if (!payment) throw new Error('it was not begun')
        await payer.makeDue(payment)
        if (point === 'refunding') await expectGoneBack(payer, payment)
        else await expectEnd(payer, payment, paid)
      })
  })

for (const row of lateStarts) cells(() => house, row)
