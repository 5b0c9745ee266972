import type { PriceRequest } from '../catalog/price-request.ts'
import { type Claimant, candidateRules } from '../discounts/candidates.ts'
import { createFilterBook } from '../discounts/conditions/item-filter.ts'
import { createMatchBook } from '../discounts/conditions/match-book.ts'
import type { Scene } from '../discounts/conditions/scene.ts'
import { inTrialOrder, type RuleStage, stageOf } from '../discounts/rule-order.ts'
import type { RuleProgram } from '../discounts/rule-program.ts'
import { isInForce, type Standing, standingOf } from '../discounts/standing.ts'
import { createLedger } from '../kernel/unit-ledger.ts'
import { type ShopRounding, shopRounding } from '../money/shop-round.ts'
import { type Adjustments, adjustmentsOf } from '../pricing/adjustments.ts'
import { createClock } from '../pricing/clock.ts'
import { gatherItems } from '../pricing/items.ts'
import type { Item } from '../kernel/item.ts'
import type { PricedLine } from '../kernel/priced-line.ts'
import { openLines } from '../pricing/open-lines.ts'
import type { PricingContext } from '../pricing/pricing-context.ts'
import { isInUse } from '../surcharges/setting-use.ts'
import { surchargesInUse } from '../surcharges/surcharge-bill.ts'
import type { SurchargeProgram } from '../surcharges/surcharge-program.ts'
import type { TaxProgram } from '../taxes/tax-program.ts'
import { createLineSums, type LineSums } from '../kernel/line-sums.ts'
import { agreedRules } from './agreed-rules.ts'
import { agreedSurcharges, agreedTaxes } from './agreed-settings.ts'
import { type Epoch, epochsOf, type PastBook } from './epochs.ts'
import type { PriceBook } from './price-book.ts'

/** A request without its catalogue, which is compiled (PRICE-1). */
export interface PriceOrder extends Omit<PriceRequest, 'catalogue'> {
  /** Its books, compiled, by id (PRICE-9.1). */
  readonly pastBooks?: ReadonlyMap<string, PastBook> | undefined
  /**
   * The ids of rules that were given to earlier lines of the bill, which are priced apart: they do not apply again, and
   * neither do fixed and per-person surcharges (PRICE-9.6).
   */
  readonly given?: ReadonlySet<string> | undefined
}

/** A rule to try, and its state before any line is considered. */
export interface Trial {
  readonly program: RuleProgram
  readonly standing: Standing
  readonly stage: RuleStage
}

/** The four roundings of a shop (MONEY-2.1). */
export interface Roundings {
  readonly discount: ShopRounding
  readonly surcharge: ShopRounding
  readonly tax: ShopRounding
  readonly price: ShopRounding
}

/** An order opened for pricing: all that does not change when a quantity does. */
export interface OpenOrder {
  readonly order: PriceOrder
  readonly scene: Scene
  readonly lines: readonly PricedLine[]
  readonly items: readonly Item[]
  readonly adjustments: Adjustments
  readonly roundings: Roundings
  readonly trials: readonly Trial[]
  /** Filled by each pricing: a bill worked out is read before the next one. */
  readonly lineSums: LineSums
  readonly hasWishes: boolean
  /** Whether any rule is of a `bestOf` group. */
  readonly hasGroups: boolean
  /** What lines name in `fromCoupon` → these lines, left-out ones aside. */
  readonly givenLines: ReadonlyMap<string, readonly PricedLine[]>
  readonly surcharges: readonly SurchargeProgram[]
  readonly taxes: readonly TaxProgram[]
}

/** Returns the inputs of a line's price besides the line. */
export const pricingContextOf = (
  book: Pick<PriceBook, 'products' | 'options' | 'timeConditions'>,
  { now, shop, session }: Pick<PriceOrder, 'now' | 'shop' | 'session'>,
): PricingContext => ({
  shop,
  session,
  clock: createClock(now, shop, session, book.timeConditions),
  products: book.products,
  options: book.options,
  modifiers: new Set(session.modifiers),
})

const roundingsOf = ({ shop }: PriceOrder): Roundings => ({
  discount: shopRounding(shop.discountRoundFactor, shop.discountRoundMethod),
  surcharge: shopRounding(shop.surchargeRoundFactor, shop.surchargeRoundMethod),
  tax: shopRounding(shop.taxRoundFactor, shop.taxRoundMethod),
  price: shopRounding(shop.priceRoundFactor, shop.priceRoundMethod),
})

/** What applies to an order, in the order in which it is tried. */
type InForce = Pick<OpenOrder, 'trials' | 'surcharges' | 'taxes'>

const claimantOf = ({ shop, session, user }: PriceOrder): Claimant => ({
  shop,
  session,
  user: user ?? undefined,
})

const inForceNow = (book: PriceBook, order: PriceOrder, context: PricingContext): InForce => {
  const { shop } = order
  const hasOwn = order.user?.vipLevel != null || (order.coupons?.length ?? 0) > 0
  const filters = hasOwn ? createFilterBook(book.filters) : book.filters
  const candidates = candidateRules(book.rules, order.coupons ?? [], claimantOf(order), filters)
  return {
    trials: inTrialOrder(candidates, shop).map((program) => ({
      program,
      standing: standingOf(program, context),
      stage: stageOf(program, shop),
    })),
    surcharges: surchargesInUse(book.surcharges, { context }),
    taxes: book.taxes.filter(({ setting }) => isInUse(setting, context)),
  }
}

/** The units of the order at work: an order is opened and priced in one go, and the next one uses the room again. */
const ledger = createLedger()

/** Returns what of it applies to lines that follow earlier ones of their bill. */
const following = (
  given: ReadonlySet<string>,
  { trials, surcharges, taxes }: InForce,
): InForce => ({
  trials: trials.filter(({ program }) => !given.has(program.rule._id)),
  surcharges: surcharges.map((one) => ({ ...one, fixed: 0, perPerson: 0 })),
  taxes,
})

/** The same for lines that were ordered at several instants, or by several books (PRICE-9). */
const inForceAt = (epochs: readonly Epoch[], book: PriceBook, order: PriceOrder): InForce => {
  const { shop } = order
  const agreed = { epochs, filters: createFilterBook(book.filters) }
  const rules = agreedRules(book, agreed, order, claimantOf(order))
  const standings = new Map(rules.map(({ program, standing }) => [program, standing]))
  return {
    trials: inTrialOrder([...standings.keys()], shop).map((program) => ({
      program,
      standing: standings.get(program)!,
      stage: stageOf(program, shop),
    })),
    surcharges: agreedSurcharges(book, agreed),
    taxes: agreedTaxes(book, agreed),
  }
}

const gatherGiven = (lines: readonly PricedLine[]): ReadonlyMap<string, PricedLine[]> => {
  const given = new Map<string, PricedLine[]>()
  for (const node of lines) {
    const { fromCoupon } = node.line
    if (node.leftOut || fromCoupon == null) continue
    const list = given.get(fromCoupon)
    if (list) list.push(node)
    else given.set(fromCoupon, [node])
  }
  return given
}

/** Returns whether the lines that the rule of a trial gives start out free (PRICE-4.2). */
export const givesFromTheStart = ({ standing }: Trial): boolean => isInForce(standing)

/** Opens an order. Throws `PriceRequestError` if a line names what the catalogue lacks (PRICE-1.3). */
export const openOrder = (book: PriceBook, order: PriceOrder): OpenOrder => {
  const context = pricingContextOf(book, order)
  const lines = openLines(order.lines, context)
  const items = gatherItems(lines, context)
  const epochs = epochsOf(book, order, items, context)
  const all = epochs ? inForceAt(epochs, book, order) : inForceNow(book, order, context)
  const { trials, surcharges, taxes } = order.given ? following(order.given, all) : all
  const scene = { context, matches: createMatchBook(items), ledger }
  return {
    order,
    scene,
    lines,
    items,
    adjustments: adjustmentsOf(order.session, order.savings),
    roundings: roundingsOf(order),
    trials,
    lineSums: createLineSums(lines.length),
    hasWishes: trials.some(({ program }) => program.rule.ruleType != null),
    hasGroups: trials.some(({ program }) => program.rule.bestOf != null),
    givenLines: gatherGiven(lines),
    surcharges,
    taxes,
  }
}
