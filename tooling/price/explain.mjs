import { displayMoney, localizedName } from '../../packages/engine/dist/index.js'
import { reasons } from './reasons.mjs'

const width = 64

const row = (left, right) => `${left.padEnd(width - right.length - 1)} ${right}`

const byId = (records = []) => new Map(records.map((record) => [record._id, record]))

const nameOf = (record, id) => localizedName(record?.name, 'en') || id || 'unnamed'

function lineName(line, products) {
  const custom = line.customProduct?.name
  if (typeof custom === 'string') return custom
  return nameOf(line.customProduct ?? products.get(line.product), line.product)
}

function explainLines({ request, result, money, rules }) {
  const products = byId(request.catalogue.products)
  return result.lines.flatMap((priced, index) => {
    const line = request.lines[index]
    if (priced.quantity === 0) return []
    const name = `${priced.quantity} × ${lineName(line, products)}`
    const indent = line.fromProduct ? '    ' : ''
    const gift = priced.gifted === undefined ? '' : `  (given, instead of ${money(priced.gifted)})`
    return [
      row(`${indent}${name}  at ${money(priced.unitPrice)}${gift}`, money(priced.total)),
      ...priced.discounts.map(({ rule, amount }) =>
        row(`${indent}    ${rules.get(rule) ?? rule}`, money(amount)),
      ),
    ]
  })
}

function missing({ qty, weight, total } = {}, money) {
  if (qty !== undefined) return `; ${qty} more ${qty === 1 ? 'item is' : 'items are'} missing`
  if (weight !== undefined) return `; ${weight} of weight is missing`
  return total === undefined ? '' : `; ${money(total)} is missing`
}

function effect(outcome, money) {
  const effects = []
  if (outcome.amount !== 0) effects.push(`takes off ${money(-outcome.amount)}`)
  if (outcome.waived !== undefined) effects.push(`waives ${money(outcome.waived)} of surcharges`)
  if (outcome.points !== undefined) effects.push(`earns ${outcome.points} points`)
  if (outcome.spends !== undefined) effects.push(`costs ${outcome.spends} points`)
  return effects.join(', ') || 'gives its free products'
}

function explainDiscounts({ result, money, rules }) {
  return result.discounts.map((outcome) => {
    const name = `${rules.get(outcome.rule) ?? outcome.rule} (${outcome.source})`
    if (outcome.error)
      return `  no   ${name}: ${reasons[outcome.error]}${missing(outcome.need, money)}`
    const lines = outcome.lines.length > 0 ? `, on ${outcome.lines.join(', ')}` : ''
    return `  yes  ${name}: ${effect(outcome, money)}${lines}`
  })
}

function explainCharges({ request, result, money }) {
  const surcharges = byId(request.catalogue.surchargeSettings)
  const taxes = byId(request.catalogue.taxSettings)
  return [
    ...result.surcharges.map(({ setting, amount }) =>
      row(nameOf(surcharges.get(setting), setting), money(amount)),
    ),
    ...result.taxes.map(({ setting, percent, included, base, amount }) =>
      row(
        `${nameOf(taxes.get(setting), setting)}, ${percent} % ${included ? 'in' : 'on top of'} ${money(base)}`,
        included ? `(${money(amount)})` : money(amount),
      ),
    ),
  ]
}

const sums = [
  ['discounts', 'Discounts'],
  ['taxRelief', 'Tax taken off'],
  ['tips', 'Tips'],
  ['adjusts', 'Adjustments'],
  ['rounding', 'Rounding'],
]

function explainTotals({ result: { totals }, money }) {
  const shown = sums.filter(([key]) => totals[key] !== 0)
  const paid = totals.paid === 0 ? [] : [row('Paid', money(totals.paid))]
  const points = totals.points === 0 ? [] : [`${totals.points} points earned`]
  return [
    ...shown.map(([key, label]) => row(label, money(totals[key]))),
    row('Total', money(totals.total)),
    ...paid,
    ...(paid.length > 0 ? [row('Outstanding', money(totals.outstanding))] : []),
    ...points,
  ]
}

function ruleNames({ catalogue, coupons = [], user }) {
  const vip = (user?.vipLevel?.discountLists ?? []).flatMap(({ discounts = [] }) => discounts)
  const all = [...(catalogue.discounts ?? []), ...coupons.map(({ rule }) => rule), ...vip]
  return new Map(all.map((rule) => [rule._id, nameOf(rule, rule._id)]))
}

/** Returns the bill as text: lines, each rule with the reason why it holds or what is missing, charges, totals. */
export function explain(request, result) {
  const money = (amount) => displayMoney(amount, request.shop.currency)
  const bill = { request, result, money, rules: ruleNames(request) }
  const line = '-'.repeat(width)
  const discounts = explainDiscounts(bill)
  return [
    ...explainLines(bill),
    line,
    row('Products', money(result.totals.products)),
    ...explainCharges(bill),
    ...explainTotals(bill),
    ...(discounts.length > 0 ? [line, 'Discounts', ...discounts] : []),
  ].join('\n')
}
