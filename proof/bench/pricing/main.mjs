/**
 * Prices carts of 1, 10, 50 and 200 lines with 0, 5, 20 and 100 promotions, and prints the median times next to their
 * limits and to a naive implementation in the same run. Exits with code 1 if a limit is exceeded.
 */
import { makeCart, price, sums, tap } from './candidate.mjs'
import { exponent, medianMicroseconds } from './measure.mjs'
import { naiveTotal } from './naive.mjs'
import { makeWorkload } from './pricing-workload.mjs'

const lineCounts = [1, 10, 50, 200]
const promotionCounts = [0, 5, 20, 100]
const limits = [
  { name: '50 × 20 in full', lines: 50, promotions: 20, limit: 200 },
  { name: '200 × 100 in full', lines: 200, promotions: 100, limit: 3000 },
  { name: '50 × 20, a tap', lines: 50, promotions: 20, limit: 300, isTap: true },
]
const MAX_EXPONENT = 1.2

const quantityOf = (run) => 1 + (run % 4)

function measure(lines, promotions) {
  const workload = makeWorkload(lines, promotions)
  const cart = makeCart(workload)
  return {
    lines,
    promotions,
    full: medianMicroseconds(() => price(cart)),
    sums: medianMicroseconds(() => sums(cart)),
    tapped: medianMicroseconds((run) => tap(cart, 0, quantityOf(run))),
    naive: medianMicroseconds(() => naiveTotal(workload)),
  }
}

const cell = (value) => value.toFixed(1).padStart(10)

const rows = lineCounts.flatMap((lines) => promotionCounts.map((count) => measure(lines, count)))
console.log('lines × promotions   full µs    sums µs  one tap µs   naive µs   ops/s in full')
for (const { lines, promotions, full, sums: alone, tapped, naive } of rows) {
  const size = `${lines} × ${promotions}`.padEnd(14)
  console.log(
    `${size} ${cell(full)} ${cell(alone)} ${cell(tapped)}    ${cell(naive)}      ${Math.round(1e6 / full)}`,
  )
}

const at = (lines, promotions) =>
  rows.find((row) => row.lines === lines && row.promotions === promotions)
const growth = {
  lines: exponent([50, 200], [at(50, 20).full, at(200, 20).full]),
  promotions: exponent([20, 100], [at(200, 20).full, at(200, 100).full]),
  'lines, a tap': exponent([50, 200], [at(50, 20).tapped, at(200, 20).tapped]),
}

console.log('')
for (const [name, value] of Object.entries(growth)) {
  const isMet = value <= MAX_EXPONENT
  console.log(`${isMet ? 'ok  ' : 'FAIL'} growth in ${name}: ${value.toFixed(2)} ≤ ${MAX_EXPONENT}`)
  if (!isMet) process.exitCode = 1
}
for (const { name, lines, promotions, limit, isTap } of limits) {
  const row = at(lines, promotions)
  const value = isTap ? row.tapped : row.full
  console.log(`${value <= limit ? 'ok  ' : 'FAIL'} ${name}: ${value.toFixed(1)} µs ≤ ${limit} µs`)
  if (value > limit) process.exitCode = 1
}
