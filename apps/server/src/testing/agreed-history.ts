import type { TableSession } from '@comanda/contract'
import { expect } from 'vitest'
import type { Act } from './agreed-acts.ts'
import { makeAgreedShop, totalOf } from './agreed-shop.ts'
import type { TestServer } from './test-server.ts'

export const cents = (amount: number): number => Math.round(amount * 100)
export const codeOf = (failure: unknown): unknown =>
  (failure as { data?: { code?: unknown } }).data?.code

const liveLine = ({ products }: TableSession, at: number) => {
  const live = products.filter(({ status }) => status !== 'cancel')
  return live[at % Math.max(1, live.length)]
}

/** Opens two tables of a shop that two servers serve, at a time that a test sets. */
export const openBills = async (
  servers: readonly [TestServer, TestServer],
  clock: { at: number },
) => {
  const [server, other] = servers
  const shop = await makeAgreedShop(server, () => clock.at)
  const sides = [shop, await shop.on(other)]
  const bills = [(await shop.table(62, 48)).session._id, (await shop.table(45, 45)).session._id]
  const joined: [from: string, into: string][] = []
  const made: string[] = []
  const charges: { path: 'surchargeSettings' | 'taxSettings'; id: string }[] = []
  const most = { factor: 1, perProduct: 0, perPerson: 0, fixed: 0, kinds: 0 }
  /** The most that a sum and new dishes may cost with what is charged on them. */
  const priced = (sum: number, count: number): number =>
    Math.ceil((sum + most.perProduct * count) * most.factor) + most.kinds * count
  /** The most that the first dishes of a bill may cost, with what is charged once and per guest. */
  const pricedFirst = (sum: number, count: number, guests: number): number =>
    priced(sum + most.fixed + most.perPerson * guests, count)
  const all = (): Promise<TableSession[]> => Promise.all(bills.map((id) => shop.guest.session(id)))
  /** Does an act by one of the servers; returns by how much the bills may be dearer after it, in cents. */
  const does = async (one: Act, by: number, isAlone = true): Promise<number> => {
    const side = sides[by] ?? shop
    const id = 'bill' in one ? bills[one.bill % bills.length]! : bills[0]!
    const bill = await side.guest.session(id)
    const endDate = new Date(clock.at + 30_000).toISOString()
    switch (one.is) {
      case 'order': {
        await side.more(id, ...one.dishes)
        return priced(cents(one.dishes.reduce((sum, price) => sum + price, 0)), one.dishes.length)
      }
      case 'more': {
        const line = liveLine(bill, one.which)
        if (!line) return 0
        const quantity = line.quantity + 1
        await side.call('tableSessions/changeLine', { session: id, line: line.id, quantity })
        return priced(cents(line.salesPrice ?? 0), 1)
      }
      case 'void': {
        const line = liveLine(bill, one.which)?.id
        try {
          await side.voids(id, line)
          return 0
        } catch (failure) {
          if (codeOf(failure) !== 'promotionFalls') throw failure
          const { before, keep, drop } = (failure as { data: Record<string, number> }).data
          const after = await side.voids(id, line, { promotions: one.promotions })
          if (isAlone) expect(totalOf(after)).toBe(one.promotions === 'keep' ? keep : drop)
          return one.promotions === 'keep' ? 0 : Math.max(0, cents(drop!) - cents(before!))
        }
      }
      case 'rule': {
        made.push((await shop.rule({ ...one.rule, ...(one.ends ? { endDate } : {}) }))._id)
        return 0
      }
      case 'edit': {
        const rule = made[one.which % Math.max(1, made.length)]
        if (rule !== undefined)
          await servers[by]!.app.service('orderDiscounts').patch(rule, { maxDiscount: 5 })
        return 0
      }
      case 'remove': {
        const rule = made[one.which % Math.max(1, made.length)]
        if (rule === undefined) return 0
        made.splice(made.indexOf(rule), 1)
        await servers[by]!.app.service('orderDiscounts').remove(rule)
        return 0
      }
      case 'coupon': {
        const own = { ...one.rule, source: 'coupon', ...(one.ends ? { endDate } : {}) }
        const { _id: coupon } = await shop.rule(own)
        const code = `C${coupon.toUpperCase()}`
        await server.app.service('couponCodes').create({ code, coupon, quantity: 1 })
        await side.call('tableSessions/useCoupon', { session: id, code })
        return 0
      }
      case 'charge': {
        const { path, ...own } = one.charge
        const { _id } = (await shop.charge(path, own)) as { _id: string }
        charges.push({ path, id: _id })
        most.kinds += 1
        if ('percent' in own) most.factor *= 1 + own.percent / 100
        if ('amountPerProduct' in own) most.perProduct += cents(own.amountPerProduct)
        if ('amountPerPerson' in own) most.perPerson += cents(own.amountPerPerson)
        if ('fixedAmount' in own) most.fixed += cents(own.fixedAmount)
        return 0
      }
      case 'uncharge': {
        const last = charges.pop()
        if (last) await servers[by]!.app.service(last.path).remove(last.id)
        return 0
      }
      case 'open': {
        if (bills.length > 3) return 0
        const { session } = await side.table(62, 28)
        bills.push(session._id)
        return pricedFirst(cents(62 + 28), 2, session.capacity ?? 1)
      }
      case 'split': {
        if (bills.length > 2) return 0
        const lines = [{ id: liveLine(bill, one.which)?.id, quantity: 1 }]
        bills.push((await side.split(id, lines)).split._id)
        return 0
      }
      case 'merge': {
        const from = bills.find((other) => other !== id)
        if (from === undefined) return 0
        await side.call('tableSessions/merge', { from, into: id })
        bills.splice(bills.indexOf(from), 1)
        joined.push([from, id])
        return 0
      }
      case 'unmerge': {
        const last = joined.at(-1)
        if (!last) return 0
        await side.call('tableSessions/unmerge', { from: last[0], into: last[1] })
        joined.pop()
        bills.push(last[0])
        return 0
      }
      case 'guests': {
        const capacity = (bill.capacity ?? 1) + 1
        await side.call('tableSessions/changeGuests', { session: id, capacity })
        return most.perPerson === 0 ? 0 : priced(most.perPerson, 0)
      }
      case 'move': {
        const to = await side.freeTable()
        await side.call('tableSessions/move', { session: id, to })
        return 0
      }
      case 'pay': {
        await side.pay(id, { amount: Math.min(10, bill.outstanding) })
        return 0
      }
      case 'payShare': {
        await side.pay(id, { share: { of: 3 } })
        return 0
      }
      case 'payLine': {
        await side.pay(id, { lines: [{ line: liveLine(bill, one.which)?.id, quantity: 1 }] })
        return 0
      }
      case 'refund': {
        if (bill.payments.length === 0) return 0
        await side.refunds(bill, liveLine(bill, one.which)?.id)
        return 0
      }
      case 'discount': {
        await side.call('tableSessions/discount', { session: id, amount: 5, note: 'law' })
        return 0
      }
      default: {
        clock.at += 40_000
        return 0
      }
    }
  }
  return { does, all }
}
