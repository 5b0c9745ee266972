import { localizedName } from '@comanda/engine/catalog'
import { displayMoney } from '@comanda/engine/money'
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
        row(`${indent}    ${ruleName(rules, rule)}`, money(amount)),
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
  const on = outcome.lines.length > 0 ? '' : ' surcharges'
  if (outcome.amount !== 0) effects.push(`takes ${money(-outcome.amount)} off${on}`)
  if (outcome.waived !== undefined) effects.push(`waives ${money(outcome.waived)} of surcharges`)
  if (outcome.points !== undefined) effects.push(`earns ${outcome.points} points`)
  if (outcome.spends !== undefined) effects.push(`costs ${outcome.spends} points`)
  return effects.join(', ') || 'gives its free products'
}

/** What `errors.ruleNothing` means for a rule. */
function nothingFor({ priceTypes = [], undiscounted } = {}) {
  if (priceTypes.includes('surcharge') && !priceTypes.includes('product'))
    return 'no surcharge to apply it to'
  return undiscounted ? 'no item without a discount to apply it to' : reasons['errors.ruleNothing']
}

function explainDiscounts({ result, money, rules }) {
  return result.discounts.map((outcome) => {
    const name = `${ruleName(rules, outcome.rule)} (${outcome.source})`
    const isNothing = outcome.error === 'errors.ruleNothing'
    const reason = isNothing ? nothingFor(rules.get(outcome.rule)) : reasons[outcome.error]
    if (outcome.worth !== undefined)
      return `  no   ${name}: another of its group is worth more than its ${money(outcome.worth)}`
    if (outcome.error) return `  no   ${name}: ${reason}${missing(outcome.need, money)}`
    const lines = outcome.lines.length > 0 ? `, on ${outcome.lines.join(', ')}` : ''
    return `  yes  ${name}: ${effect(outcome, money)}${lines}`
  })
}

function explainCharges({ request, result, money }) {
  const surcharges = byId(request.catalogue.surchargeSettings)
  const taxes = byId(request.catalogue.taxSettings)
  return [
    ...result.surcharges.flatMap(({ setting, amount, discount }) => [
      row(nameOf(surcharges.get(setting), setting), money(amount)),
      ...(discount === 0 ? [] : [row('    discounts on it', money(discount))]),
    ]),
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

function ruleName(rules, id) {
  return nameOf(rules.get(id), id)
}

function rulesOf({ catalogue, coupons = [], user }) {
  const vip = (user?.vipLevel?.discountLists ?? []).flatMap(({ discounts = [] }) => discounts)
  const all = [...(catalogue.discounts ?? []), ...coupons.map(({ rule }) => rule), ...vip]
  return byId(all)
}

/** Returns the bill as text: lines, each rule with the reason why it holds or what is missing, charges, totals. */
export function explain(request, result) {
  const money = (amount) => displayMoney(amount, request.shop.currency)
  const bill = { request, result, money, rules: rulesOf(request) }
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
