import type { SessionLine } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import { menuContext } from '@comanda/engine/catalog'
import {
  compilePriceBook,
  freezeOrder,
  price,
  type PriceRequest,
  PriceRequestError,
} from '@comanda/engine/pricing'
import { arbitraryRequest } from '@comanda/engine/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frozenLines } from '../checkout/frozen-lines.ts'
import { indexBill, sessionLine } from './session-line.ts'

const id = 'a'.repeat(24)
const shop = { _id: id, name: [], timeZone: 'Asia/Hong_Kong', currency: 'HKD' as const }

/** A request whose lines are all to be ordered now. */
const orderable = (request: PriceRequest): PriceRequest => ({
  ...request,
  session: { ...request.session, lineAdjusts: [] },
  lines: request.lines.map(({ status: _s, replacing: _r, ordered: _o, ...line }) => line),
})

/** Returns the lines of a request as its session returns them once they are ordered, and their price. */
const returned = (request: PriceRequest): readonly SessionLine[] => {
  const { catalogue, lines, session } = request
  const { facts, result } = freezeOrder(compilePriceBook(catalogue), request)
  const order = { seq: 1, status: 'received' as const, createTime: request.now }
  const rows = frozenLines(lines, {
    facts,
    context: menuContext({
      products: catalogue.products,
      productOptions: catalogue.productOptions,
      orderType: session.type,
      selfService: true,
      isOpen: () => true,
    }),
    shop,
    holdsFreeLines: false,
    taken: [],
    order: { shop: id, session: id, order: id, seq: 1 },
    agreed: { agreedAt: '2030-06-15T04:00:00Z', book: '' },
    before: [],
  })
  const bill = {
    ...result,
    lines: result.lines.map((line, index) => ({ ...line, id: rows[index]?.id ?? '' })),
  }
  return rows.map((row) => sessionLine(row, order, indexBill(bill)))
}

/** What a client that knows the form of a cart line sends again. */
const sentAgain = ({ section, mergeStatus, table, ...line }: SessionLine): CartLine => ({
  id: line.id,
  product: line.product,
  customProduct: line.customProduct,
  options: line.options,
  quantity: line.quantity,
  quantityRatio: line.quantityRatio,
  weight: line.weight,
  section: section ?? undefined,
  customRemark: line.customRemark,
  kitchenOptions: line.kitchenOptions,
  table: table ?? undefined,
  takeAway: line.takeAway,
  date: line.date,
  fromCoupon: line.fromCoupon,
  fromProduct: line.fromProduct,
  fromOption: line.fromOption,
  fromOptionSeq: line.fromOptionSeq,
  fromChoice: line.fromChoice,
  fromChoiceSeq: line.fromChoiceSeq,
  fromSelection: line.fromSelection,
  mergeStatus: mergeStatus ?? undefined,
  overridePrice: line.overridePrice,
  openKey: line.openKey,
  manualPercentAdjust: line.manualPercentAdjust,
  manualDiscount: line.manualDiscount,
  discountable: line.discountable,
  freeSurcharge: line.freeSurcharge,
})

/** Request and returned lines, of requests that can be priced. */
const forOrders = (law: (request: PriceRequest, lines: readonly SessionLine[]) => void) =>
  fc.assert(
    fc.property(arbitraryRequest, (drawn) => {
      const request = orderable(drawn)
      let lines: readonly SessionLine[]
      try {
        lines = returned(request)
      } catch (error) {
        fc.pre(!(error instanceof PriceRequestError))
        throw error
      }
      law(request, lines)
    }),
    { numRuns: 150 },
  )

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100

describe('a line as its session returns it', () => {
  it('ORDER-5.3: law: a cart restored from ordered lines equals what was ordered, to the cent and in its picks', () =>
    forOrders((request, lines) => {
      const again = { ...request, lines: lines.map(sentAgain) }
      expect(price(again).totals).toEqual(price(request).totals)
      expect(returned(again)).toEqual(lines)
    }))

  it('ORDER-5.4: law: the lines of a bill add up to its sums', () =>
    forOrders((request, lines) => {
      const { totals, surcharges, taxes } = price(request)
      expect(sum(lines.map((line) => line.priceWithoutDiscount))).toBe(totals.products)
      const discounts = [...lines, ...surcharges].map(({ discount }) => discount)
      expect(sum(discounts)).toBe(totals.discounts)
      expect(sum(lines.map((line) => line.totalSurcharge))).toBe(
        sum(surcharges.map(({ amount }) => amount)),
      )
      expect(sum(lines.map((line) => line.totalTax))).toBe(sum(taxes.map(({ amount }) => amount)))
      for (const line of lines) {
        expect(line.actualPrice).toBe(sum([line.priceWithoutDiscount, line.discount]))
        expect(sum(line.discountList.map(({ amount }) => amount))).toBe(line.discount)
      }
    }))
})
