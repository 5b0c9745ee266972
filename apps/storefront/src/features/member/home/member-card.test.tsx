import type { Standing } from '@comanda/client/account'
import { sampleIds, sampleMenu } from '@comanda/client/testing'
import type { User } from '@comanda/contract'
import { expect, it } from 'vitest'
import { renderForDiner } from '../../../testing/render-for-diner.tsx'
import { MemberCard } from './member-card.tsx'

const mei: User = { _id: sampleIds.gift, name: 'Mei', memberNumber: '1001' }
const words = (value: string) => [{ lang: 'en' as const, value }]
const level = (name: string) => ({ _id: sampleIds.tea, expenditure: 500, name: words(name) })
const standing = (change: Partial<Standing>): Standing => ({
  missing: 300,
  share: 0.4,
  expenditure: 200,
  ...change,
})
const open = (given?: Partial<Standing>) =>
  renderForDiner(<MemberCard user={mei} standing={given && standing(given)} />)

it('MEM-5.1: the card shows the name, the number and the level', async () => {
  const { get, text } = await open({ level: level('Silver') })
  expect(get('heading', 'Hello, Mei')).toBeDefined()
  expect(text()).toContain('Member no. 1001')
  expect(text()).toContain('Silver')
})
it('MEM-5.1: progress to the next level says what is to be spent for it', async () => {
  const { text } = await open({ next: level('Gold') })
  expect(text()).toContain('Spend $ 300.00 more for Gold')
})
it('MEM-5.1: says what the next level brings: in the words of the shop, or by its discounts that this level has not', async () => {
  const silver = { ...level('Silver'), _id: sampleIds.noodles }
  const rule = (name: string, ranks: readonly string[]) => ({
    _id: sampleIds.coupon,
    name: words(name),
    source: 'memberRank' as const,
    ranks: [...ranks],
  })
  const discounts = [
    rule('Tea for all', [silver._id, sampleIds.tea]),
    rule('8 % off', [sampleIds.tea]),
  ]
  const card = (next: Standing['next']) =>
    renderForDiner(<MemberCard user={mei} standing={standing({ level: silver, next: next! })} />, {
      menu: { ...sampleMenu, discounts },
    })
  const byDiscounts = await card(level('Gold'))
  expect(byDiscounts.text()).toContain('As Gold you get')
  expect(byDiscounts.all('listitem').map((item) => item.textContent)).toEqual(['8 % off'])
  await byDiscounts.close()
  const byWords = await card({ ...level('Gold'), description: words('A free pudding') })
  expect(byWords.all('listitem').map((item) => item.textContent)).toEqual(['A free pudding'])
})
it('the highest level has no progress', async () => {
  const { text } = await open({ level: level('Gold') })
  expect(text()).toContain('You have reached the highest level')
})
it('while the level loads the card already shows who it is for', async () => {
  const { get, text } = await open()
  expect(get('link', 'Show my code').getAttribute('href')).toBe('/member/qrCode')
  expect(text()).not.toContain('Spend')
})
it('ERR-1.6: a vip level that is over says VIP Outdated', async () => {
  const vip = {
    _id: sampleIds.coupon,
    name: [{ lang: 'en' as const, value: 'Gold' }],
    status: 'active' as const,
  }
  const user = { ...mei, vipLevel: vip._id, vipExpires: '2020-01-01T00:00:00Z' }
  const { text } = await renderForDiner(<MemberCard user={user} standing={undefined} />, {
    menu: { ...sampleMenu, vipLevels: [vip] },
  })
  expect(text()).toContain('Gold: VIP Outdated')
})
