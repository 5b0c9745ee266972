import { describe, expect, it } from 'vitest'
import { nodeProblem, postgresqlProblem } from './versions.ts'

const on = (date: string): number => Date.parse(`${date}T12:00:00Z`)

describe('OPER-1.6: what the server runs on', () => {
  it.each([
    ['20.20.2', '2026-04-20', false],
    ['20.20.2', '2026-05-02', true],
    ['22.13.0', '2026-11-28', false],
    ['23.1.0', '2026-11-28', true],
    ['24.0.0', '2028-05-02', true],
    ['28.1.0', '2027-11-28', false],
  ])('Node %s on %s has ended: %s', (version, date, is) => {
    expect(nodeProblem(version, on(date)) !== undefined).toBe(is)
  })

  it.each([
    // 18.5 is of 13 August 2026.
    ['18.4', '2026-08-20', false],
    ['18.4', '2026-11-12', false],
    ['18.4', '2026-11-14', true],
    ['18.5', '2026-11-28', false],
    ['15.18', '2026-11-28', true],
    ['15.3', '2026-06-01', true],
    ['17.2', '2026-11-28', true],
    // 19.1 is of November 2026.
    ['19.0', '2026-11-28', false],
    ['19.0', '2027-03-01', true],
  ])('PostgreSQL %s on %s is behind by more than a quarter: %s', (version, date, is) => {
    expect(postgresqlProblem(version, on(date)) !== undefined).toBe(is)
  })
})
