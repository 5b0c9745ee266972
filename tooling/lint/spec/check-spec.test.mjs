import { describe, expect, it } from 'vitest'
import { checkOutsideCitations, checkSpec, uncitedStatements } from './check-spec.mjs'

const page = {
  path: 'docs/spec/coupons.md',
  text: [
    '- **CPN-1.1** A coupon of another user is refused.',
    '- **CPN-1.2** A coupon is used once.',
    '- **CPN-1.10** (judged) A coupon is beautiful.',
  ].join('\n'),
}
const source = (text, path = 'packages/engine/src/coupons/coupon.ts') => ({ path, text })

describe('citations of docs/spec', () => {
  it('of an existing statement or chapter pass', () => {
    expect(checkSpec([page, source('/** Returns true (CPN-1.2, CPN-1.10). */\n// CPN-1')])).toEqual(
      [],
    )
  })

  it('of a missing statement, chapter or prefix of a page fail with file and line', () => {
    expect(checkSpec([page, source('//\n// CPN-1.3, CPN-2')])).toEqual([
      'packages/engine/src/coupons/coupon.ts:2: docs/spec has no statement CPN-1.3',
      'packages/engine/src/coupons/coupon.ts:2: docs/spec has no statement CPN-2',
    ])
  })

  it('words that only look like ids are ignored', () => {
    expect(checkSpec([page, source('// SHA-256, UTF-8, XCPN-9.9, RFC-1.2')])).toEqual([])
  })

  it('an id that is given twice fails', () => {
    const other = { path: 'docs/spec/gifts.md', text: '\n- **CPN-1.2** Again.' }
    expect(checkSpec([page, other])).toEqual([
      'docs/spec/gifts.md:2: CPN-1.2 is taken by docs/spec/coupons.md:2',
    ])
  })
})

describe('citations of documents outside the repository', () => {
  it.each([
    ['// a rule (spec 001 §5)', 'spec 001'],
    ['// a rule (pricing.md §3.5)', 'pricing.md §'],
    ['// a rule (cart.md, identical lines)', 'cart.md'],
    ['// a rule (spec, §5)', ', §5'],
  ])('%s fails', (text, found) => {
    expect(checkOutsideCitations([source(text)])).toEqual([
      `packages/engine/src/coupons/coupon.ts:1: "${found}" is not in the repository; cite docs/spec`,
    ])
  })

  it('links to pages of the repository do not', () => {
    expect(checkOutsideCitations([source("read('docs/spec/pricing.md')")])).toEqual([])
  })
})

const uncitedIds = (files) => uncitedStatements(files).map(({ id }) => id)

describe('statements that no test cites', () => {
  it('are those without a test title; the judged ones are left out', () => {
    const test = source("it('CPN-1.2: once', f)", 'packages/engine/src/coupons/coupon.test.ts')
    expect(uncitedIds([page, test])).toEqual(['CPN-1.1'])
  })

  it('a comment, or a source that is no test, shows nothing', () => {
    const test = source('// CPN-1.1\n/* CPN-1.2 */', 'packages/engine/src/coupons/coupon.test.ts')
    expect(uncitedIds([page, test, source('f("CPN-1.1")')])).toEqual(['CPN-1.1', 'CPN-1.2'])
  })

  it('stories in the browser count as tests', () => {
    const story = source(
      "test('once (CPN-1.1, CPN-1.2)', f)",
      'proof/stories/diner/coupon.story.ts',
    )
    expect(uncitedIds([page, story])).toEqual([])
  })
})
