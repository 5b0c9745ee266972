import { expect, test } from 'vitest'
import { daySlip } from './day-slip.ts'

test('PRINT-6.4: a slip of a day has the groups of its screen, and its sums stand out', () => {
  const slip = daySlip({
    shopName: 'Harbour',
    title: 'Tuesday 3 March, Z 12',
    closedAt: 'Closed at 23:10',
    groups: [
      {
        title: 'Bills',
        rows: [
          { name: 'Bills', amount: '2', as: 'note' },
          { name: 'Total', amount: '$ 96.00', as: 'sum' },
        ],
      },
    ],
  })
  expect(slip).toEqual([
    { kind: 'heading', text: 'Harbour' },
    { kind: 'text', text: 'Tuesday 3 March, Z 12', look: 'strong' },
    { kind: 'text', text: 'Closed at 23:10', look: 'small' },
    { kind: 'rule' },
    { kind: 'text', text: 'Bills', look: 'strong' },
    { kind: 'row', left: 'Bills', right: '2' },
    { kind: 'row', left: 'Total', right: '$ 96.00', look: 'strong' },
  ])
})
