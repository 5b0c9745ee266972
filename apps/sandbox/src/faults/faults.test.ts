import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faults as names } from './fault-names.ts'
import { Faults } from './faults.ts'

describe('faults', () => {
  it('one for the next payment goes to the next of that provider, and to no later one', () => {
    const faults = new Faults()
    faults.setNext('decline', 'fiuu')
    faults.begin('stripe', 'a')
    faults.begin('fiuu', 'b')
    faults.begin('fiuu', 'c')
    expect([faults.of('a'), faults.of('b'), faults.of('c')]).toEqual([[], ['decline'], []])
  })

  it('a fault that happens once happens once for each reference', () => {
    const faults = new Faults()
    faults.set('a', 'refund-500')
    expect([faults.takes('a', 'refund-500'), faults.takes('a', 'refund-500')]).toEqual([
      true,
      false,
    ])
    expect(faults.takes('b', 'refund-500')).toBe(false)
  })

  it('README.md describes each', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    for (const name of Object.keys(names)) expect(readme).toContain(`\`${name}\``)
  })
})
