import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { follow } from './followed-record.ts'

const at = (price: number) => ({ price })
const draft = fc.record({ name: fc.nat(2), price: fc.nat(2), code: fc.nat(2) })

describe('DRAFT-4.7: what is entered while somebody else changes the record', () => {
  it('nothing of theirs is lost that was not touched here, and nothing that was entered here', () => {
    fc.assert(
      fc.property(draft, draft, draft, (before, entered, after) => {
        const next = follow({ entered, contested: [] }, before, after)
        for (const field of ['name', 'price', 'code'] as const) {
          const isTouched = entered[field] !== before[field]
          expect(next.entered[field]).toBe(isTouched ? entered[field] : after[field])
          const isTheirs = after[field] !== before[field]
          expect(next.contested.includes(field)).toBe(
            isTouched && isTheirs && entered[field] !== after[field],
          )
        }
      }),
    )
  })

  it('a field stays contested until both say the same', () => {
    const once = follow({ entered: at(3), contested: [] }, at(1), at(2))
    expect(once.contested).toEqual(['price'])
    expect(follow(once, at(2), at(2)).contested).toEqual(['price'])
    expect(follow(once, at(2), at(3)).contested).toEqual([])
  })
})
