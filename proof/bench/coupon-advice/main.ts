/**
 * Finds the best coupons for carts drawn from a seed, and prints how many sets of coupons were priced for it, next to all sets
 * that there are, how long one takes, and what the search left open if it was ended at its limit. Then the same on a phone.
 */
import { couponAdvisor } from '@comanda/engine/coupon-advice'
import { advisedOnPhone } from './on-a-phone.ts'
import { numbersFrom, walletOf } from './wallets.ts'

const CARTS = 60
/** What the server prices at most (CPN-8.6). */
const LIMIT = 2000

const sizes = [8, 12, 16, 20].flatMap((coupons) =>
  [0.6, 0.35, 0].map((apart) => ({ coupons, apart })),
)

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!

const search = (lines: number, coupons: number, apart: number, seed: number) => {
  const work = couponAdvisor(walletOf(numbersFrom(seed), { lines, coupons, apart })).advise()
  const begun = performance.now()
  let longest = begun
  let step = 0
  for (let tried = 0; ; tried++) {
    const from = performance.now()
    const { done, value } = work.next(tried >= LIMIT)
    step = Math.max(step, performance.now() - from)
    longest = performance.now()
    if (done) return { ...value, ms: longest - begun, step }
  }
}

console.log(
  'lines  coupons  apart   sets p50   sets p95  of all sets   ms p50   ms p95   longest step   open, at most',
)
for (const lines of [15, 40])
  for (const { coupons, apart } of sizes) {
    const all = Array.from({ length: CARTS }, (_, seed) => search(lines, coupons, apart, seed + 1))
    const tried = all.map((one) => one.tried)
    const open = all.filter(({ gap }) => gap > 0)
    console.log(
      `${String(lines).padStart(5)}  ${String(coupons).padStart(7)}  ${String(apart * 100).padStart(3)} %` +
        `  ${String(at(tried, 0.5)).padStart(8)}  ${String(at(tried, 0.95)).padStart(9)}` +
        `  ${((at(tried, 0.95) / 2 ** coupons) * 100).toFixed(2).padStart(9)} %` +
        [0.5, 0.95]
          .map((share) => {
            const taken = all.map(({ ms }) => ms)
            return `  ${at(taken, share).toFixed(1).padStart(7)}`
          })
          .join('') +
        `  ${Math.max(...all.map(({ step }) => step))
          .toFixed(1)
          .padStart(12)}` +
        `  ${open.length} of ${CARTS}, ${Math.max(0, ...all.map(({ gap }) => gap)).toFixed(2)}`,
    )
  }

console.log(
  '\n20 coupons on 40 lines, on a phone 4× slower: the work (target ≤ 100 ms at p95), and the page beside its thread',
)
for (const apart of [0.6, 0.35, 0]) {
  const carts = Array.from({ length: CARTS }, (_, seed) =>
    walletOf(numbersFrom(seed + 1), { lines: 40, coupons: 20, apart }),
  )
  const { work, gaps, asked, longTasks } = await advisedOnPhone(carts)
  const spread = (all: readonly number[]): string =>
    `p50 ${at(all, 0.5).toFixed(1)}, p95 ${at(all, 0.95).toFixed(1)} ms`
  console.log(
    `${String(apart * 100).padStart(3)} % apart  work ${spread(work)}  thread ${spread(asked)}` +
      `  longest task ${Math.max(0, ...longTasks).toFixed(0)} ms` +
      `  open ${gaps.filter((gap) => gap > 0).length} of ${CARTS}, at most ${Math.max(0, ...gaps).toFixed(2)}`,
  )
}
