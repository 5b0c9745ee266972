/** The facts that decide the tabs (SHELL-2). */
export interface TabFacts {
  readonly memberSystem: boolean
  readonly orderingSystem: boolean
  readonly loggedIn: boolean
  /** Whether an order of take-away, or of dine-in without a table, is under way. */
  readonly hasIncompleteOrders: boolean
  readonly cartCount: number
}

export type TabName =
  | 'home'
  | 'order'
  | 'cart'
  | 'rewards'
  | 'ownedCoupons'
  | 'member'
  | 'login'
  | 'language'

export interface BottomTab {
  readonly name: TabName
  readonly dot: boolean
}

const plain = (name: TabName): BottomTab => ({ name, dot: false })

/** Returns the tabs from left to right. */
export const bottomTabs = (facts: TabFacts): readonly BottomTab[] => {
  const { memberSystem, orderingSystem, loggedIn } = facts
  const memberOnly = memberSystem && loggedIn && !orderingSystem
  return [
    ...(memberOnly ? [plain('home')] : []),
    ...(orderingSystem && !memberOnly
      ? [
          { name: 'order' as const, dot: facts.hasIncompleteOrders },
          { name: 'cart' as const, dot: facts.cartCount > 0 },
        ]
      : memberSystem
        ? [plain('rewards'), plain('ownedCoupons')]
        : []),
    plain(memberSystem ? (loggedIn ? 'member' : 'login') : 'language'),
  ]
}
