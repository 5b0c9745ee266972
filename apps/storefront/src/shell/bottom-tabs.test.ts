import { describe, expect, it } from 'vitest'
import { bottomTabs, type TabFacts } from './bottom-tabs.ts'

const facts: TabFacts = {
  memberSystem: false,
  orderingSystem: true,
  loggedIn: false,
  hasIncompleteOrders: false,
  cartCount: 0,
}
const names = (change: Partial<TabFacts>) =>
  bottomTabs({ ...facts, ...change }).map((tab) => tab.name)

describe('bottom tabs', () => {
  it('ordering without members: order, cart, language (SHELL-2.1, SHELL-2.3)', () =>
    expect(names({})).toEqual(['order', 'cart', 'language']))
  it('with members: login, then member (SHELL-2.3)', () => {
    expect(names({ memberSystem: true })).toEqual(['order', 'cart', 'login'])
    expect(names({ memberSystem: true, loggedIn: true })).toEqual(['order', 'cart', 'member'])
  })
  it('members without ordering: home, rewards, my rewards, member (SHELL-2.2)', () =>
    expect(names({ memberSystem: true, loggedIn: true, orderingSystem: false })).toEqual([
      'home',
      'rewards',
      'ownedCoupons',
      'member',
    ]))
  it('with both systems off no tab leads nowhere: only the language is left (SHELL-2.6)', () =>
    expect(names({ orderingSystem: false })).toEqual(['language']))
  it('a dot on the cart as soon as it holds something, on the order while one is under way (SHELL-2.4)', () => {
    const tabs = bottomTabs({ ...facts, cartCount: 1, hasIncompleteOrders: true })
    expect(tabs.map((tab) => tab.dot)).toEqual([true, true, false])
  })
})
