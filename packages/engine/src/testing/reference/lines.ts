import type { CartLine, LineOption } from '../../catalog/cart-line.ts'
import type { PriceModifier } from '../../catalog/price-modifier.ts'
import type { PriceRequest } from '../../catalog/price-request.ts'
import type { Product } from '../../catalog/product.ts'
import { timeHolds } from './clock.ts'
import { cents, halves, max, min, rounded, scaled, shared, sum } from './numbers.ts'

export interface RefLine {
  readonly index: number
  readonly line: CartLine
  readonly parent: RefLine | undefined
  readonly out: boolean
  free: boolean
  quantity: number
  productPart: bigint
  unitPrice: bigint
  total: bigint
  reach: bigint
  /** What staff took off by hand: of the total, and of what is discountable. */
  lowered: bigint
  loweredReach: bigint
}

export const picked = (entry: LineOption): { id: string; quantity: number }[] =>
  entry.selections
    ? entry.selections.map((each) => ({
        id: each._id ?? each.id ?? '',
        quantity: each.quantity ?? 1,
      }))
    : (entry.values ?? []).map((id) => ({ id, quantity: 1 }))

const optionOf = (request: PriceRequest, id: string | undefined) =>
  request.catalogue.productOptions.find((option) => option._id === id)

const productOf = (request: PriceRequest, line: CartLine) =>
  request.catalogue.products.find((product) => product._id === line.product)

const applies = (modifier: PriceModifier, line: CartLine, request: PriceRequest): boolean => {
  const { session } = request
  if (modifier.type === 'productOption')
    return (line.options ?? []).some(
      (entry) =>
        entry.option === modifier.productOption &&
        picked(entry).some(({ id }) => !modifier.choice || id === modifier.choice),
    )
  if (modifier.type === 'modifier')
    return (session.modifiers ?? []).some((id) => id === modifier.modifier)
  if (modifier.type === 'section')
    return !!modifier.section && (line.section ?? session.section) === modifier.section
  if (modifier.type === 'timeCondition')
    return !!modifier.timeCondition && timeHolds(modifier.timeCondition, request, line.date)
  return (line.takeAway ? 'takeAway' : session.type) === modifier.orderType
}

const modified = (
  base: bigint,
  modifiers: readonly PriceModifier[] | undefined,
  line: CartLine,
  request: PriceRequest,
): bigint => {
  const those = (modifiers ?? []).filter((modifier) => applies(modifier, line, request))
  const percent = sum(those.map((modifier) => scaled(modifier.percent ?? 0, 4)))
  return (
    base + sum(those.map((modifier) => cents(modifier.price))) + rounded(base * percent, 1_000_000n)
  )
}

interface Parts {
  productPart: bigint
  enjoying: bigint
  other: bigint
}

const ownOptions = (line: CartLine, request: PriceRequest): Parts => {
  const parts = { productPart: 0n, enjoying: 0n, other: 0n }
  for (const entry of line.options ?? []) {
    const group = optionOf(request, entry.option)!
    if (group.type === 'freeSurcharge' || entry.free) continue
    let fee = 0n
    for (const pick of picked(entry)) {
      const choice = group.choices!.find((each) => (each._id ?? each.id) === pick.id)!
      if (choice.type === 'product') continue
      fee +=
        modified(cents(choice.price), choice.priceModifiers, line, request) * BigInt(pick.quantity)
    }
    if (group.type === 'discount') parts.enjoying -= fee
    else if (group.enjoyDiscount) parts.enjoying += fee
    else parts.other += fee
  }
  return parts
}

const ownPrice = (product: Product, request: PriceRequest, byDay: boolean): bigint => {
  const day = product.openPrice && byDay ? product.dayPrice : undefined
  const mapping = product.openPrice
    ? undefined
    : product.discountMapping?.find((each) => each.shop === request.shop._id)
  const price = cents(day?.price ?? mapping?.price ?? product.price)
  return mapping?.discount == null
    ? price
    : rounded(price * scaled(mapping.discount, 6), 1_000_000n)
}

/** Half and half: of every group whose picks are parts, what the parts' dishes come to. */
const sharedPrice = (line: CartLine, request: PriceRequest): bigint => {
  const coin = ['TWD', 'JPY', 'VND', 'KRW'].includes(request.shop.currency ?? '') ? 100n : 1n
  let all = 0n
  for (const entry of line.options ?? []) {
    const { partsPrice, choices } = optionOf(request, entry.option)!
    if (!partsPrice || entry.free) continue
    const wholes: bigint[] = []
    for (const { id, quantity } of picked(entry)) {
      const choice = choices!.find((each) => (each._id ?? each.id) === id)!
      const dish = request.catalogue.products.find((each) => each._id === choice.product)
      if (choice.type !== 'product' || !dish) continue
      const whole = max(
        0n,
        modified(ownPrice(dish, request, true), dish.priceModifiers, line, request),
      )
      for (let unit = 0; unit < quantity; unit += 1) wholes.push(whole)
    }
    const number = BigInt(wholes.length) * coin
    if (wholes.length === 0) continue
    if (partsPrice === 'dearest') all += wholes.reduce((a, b) => (a > b ? a : b))
    else if (partsPrice === 'mean') all += rounded(sum(wholes), number) * coin
    else for (const whole of wholes) all += rounded(whole, number) * coin
  }
  return all
}

const partsOf = (node: RefLine, request: PriceRequest): Parts => {
  const { line, parent } = node
  if (line.ordered)
    return {
      productPart: cents(line.ordered.productPart),
      enjoying: cents(line.ordered.enjoying),
      other: cents(line.ordered.other),
    }
  const parts = ownOptions(line, request)
  if (parent) {
    const group = optionOf(request, line.fromOption)!
    const choice = group.choices!.find((each) => (each._id ?? each.id) === line.fromChoice)!
    const entry = parent.line.options?.find((each) => each.option === line.fromOption)
    const fee = max(0n, modified(cents(choice.price), choice.priceModifiers, parent.line, request))
    const charged = entry?.free || (group.type ?? 'option') !== 'option' ? 0n : fee
    if (group.enjoyDiscount) parts.enjoying += charged
    else parts.other += charged
    return parts
  }
  if (line.customProduct) return { ...parts, productPart: max(0n, cents(line.customProduct.price)) }
  const product = productOf(request, line)!
  const base =
    ownPrice(product, request, product.byWeight != null || typeof line.openKey !== 'number') +
    sharedPrice(line, request)
  const rate = max(0n, modified(base, product.priceModifiers, line, request))
  const isWeighed = product.byWeight != null && line.weight != null
  const productPart = isWeighed
    ? rounded(rate * scaled(line.weight, 8), scaled(product.byWeight.grams, 8))
    : rate
  return { ...parts, productPart }
}

export const isDiscountable = ({ line }: RefLine, request: PriceRequest): boolean =>
  line.discountable !== false &&
  line.customProduct?.discountable !== false &&
  (line.ordered
    ? line.ordered.discountable !== false
    : productOf(request, line)?.discountable !== false)

export const topOf = (node: RefLine): RefLine => (node.parent ? topOf(node.parent) : node)

const quantityOf = ({ line, parent }: RefLine): number =>
  parent ? quantityOf(parent) * (line.quantityRatio ?? 1) : (line.quantity ?? 1)

const preAdjust = (amount: bigint, nodes: readonly RefLine[]): void => {
  const parts = nodes.flatMap((node) =>
    halves(node.total, node.quantity).map((weight) => ({ node, weight })),
  )
  const shares = shared(
    amount,
    parts.map(({ weight }) => weight),
    1n,
  )
  for (const [at, { node }] of parts.entries()) node.total += shares[at]!
  for (const node of nodes) node.total = max(0n, node.total)
}

export const priceRefLines = (nodes: readonly RefLine[], request: PriceRequest): void => {
  const { session } = request
  const live = nodes.filter((node) => !node.out)
  const partsByLine = new Map(live.map((node) => [node, partsOf(node, request)]))
  for (const node of live) {
    const { line } = node
    const { productPart, enjoying, other } = partsByLine.get(node)!
    node.quantity = quantityOf(node)
    node.productPart = productPart
    const quantity = BigInt(node.quantity)
    if (node.free) {
      node.unitPrice = max(0n, enjoying + other)
      node.total = node.unitPrice * quantity
      continue
    }
    let unit =
      line.overridePrice == null ? productPart + enjoying + other : cents(line.overridePrice)
    if (typeof line.openKey === 'number') unit += cents(line.openKey)
    unit += rounded(unit * scaled(line.manualPercentAdjust ?? 0, 4), 1_000_000n)
    node.unitPrice = max(0n, unit)
    node.total = max(0n, node.unitPrice * quantity - cents(line.manualDiscount))
    const adjust = (session.lineAdjusts ?? []).filter(({ id }) => id === line.id)
    const adjusted = (total: bigint) =>
      max(0n, total + sum(adjust.map(({ amount }) => cents(amount))))
    node.total = adjusted(node.total)
    const listed = adjusted(max(0n, productPart + enjoying + other) * quantity)
    node.lowered = max(0n, listed - node.total)
  }
  const seen = live.filter((node) => !node.free)
  for (const { amount } of session.preAdjusts ?? []) preAdjust(cents(amount), seen)
  for (const node of live) {
    const { other } = partsByLine.get(node)!
    const kept = node.line.overridePrice == null ? other * BigInt(node.quantity) : 0n
    const reachOf = (total: bigint) =>
      node.free || !isDiscountable(node, request) ? 0n : min(total, max(0n, total - kept))
    node.reach = reachOf(node.total)
    node.loweredReach = reachOf(node.total + node.lowered) - node.reach
  }
}
