import { textOf } from '@comanda/ui/testing'
import { expect, it } from 'vitest'
import { renderForDiner } from '../../../testing/render-for-diner.tsx'
import { MemberHome } from './member-home.tsx'

const user = { _id: 'f00000000000000000000009', firstName: 'Mei', ranks: [] }
const rank = (_id: string, name: string, expenditure: number) => ({
  _id,
  name: [{ lang: 'en', value: name }],
  expenditure,
})

it('MEM-5.1: the card shows name, level, progress to the next, points, balance and what expires soon', async () => {
  const { document, get, text, names } = await renderForDiner(<MemberHome user={user} />, {
    script: {
      'shopRanks find': () => [rank('silver', 'Silver', 100), rank('gold', 'Gold', 500)],
      'users/spends/rankProgress create': () => [
        { rank: 'silver', missing: 0, expenditure: 200, isReached: true },
        { rank: 'gold', missing: 300, expenditure: 200, isReached: false },
      ],
      'users/points/available find': () => [
        {
          _id: 'points',
          amount: 1250,
          expiring: [
            { amount: 40, expires: '2026-03-20' },
            { amount: 15, expires: '2026-03-10' },
          ],
        },
      ],
      'users/balance/available find': () => [{ _id: 'HKD', currency: 'HKD', amount: 88 }],
      'userCoupons find': () => [],
    },
  })
  expect(names('heading')).toContain('Hello, Mei')
  const paragraphs = [...document.querySelectorAll('p')]
  expect(paragraphs.map(textOf)).toContain('Level Silver')
  expect(get('progressbar').getAttribute('aria-valuetext')).toMatch(
    /^Spend \$\s300\.00 more for Gold$/,
  )
  expect(text()).toContain('1,250')
  expect(text()).toMatch(/Balance \$\s88\s?\.00/)
  expect(text()).toContain('15 points expire on Mar 10, 2026')
})
