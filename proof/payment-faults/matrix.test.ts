import { afterAll, beforeAll, it } from 'vitest'
import { cells } from './row.ts'
import { falseMessages } from './rows/false-messages.ts'
import { forStaff } from './rows/for-staff.ts'
import { reportedSuccesses } from './rows/reported-successes.ts'
import { lateSuccesses } from './rows/late-successes.ts'
import { notPaid } from './rows/not-paid.ts'
import { refunds } from './rows/refunds.ts'
import { twoAtOnce } from './rows/two-at-once.ts'
import { expectSameBooks } from './there/books.ts'
import { type House, openHouse } from './there/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

// What waits for time-outs comes first, so that the rest runs in the meantime.
const rows = [
  ...refunds,
  ...reportedSuccesses,
  ...lateSuccesses,
  ...twoAtOnce,
  ...falseMessages,
  ...forStaff,
  ...notPaid,
]
for (const row of rows) cells(() => house, row)

it('PAY-10.9: the books of the gateway and ours say the same of every payment', () =>
  expectSameBooks(house))
