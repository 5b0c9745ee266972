import type { RankProgress, ShopRank } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import { standingOf } from './standing.ts'

const rank = (_id: string, expenditure: number): ShopRank => ({ _id, name: [], expenditure })
const ranks = [rank('gold', 1000), rank('silver', 200), rank('basic', 0)]
const spent = (expenditure: number): RankProgress[] =>
  ranks.map((entry) => ({
    rank: entry._id,
    expenditure,
    missing: Math.max(0, entry.expenditure - expenditure),
    isReached: expenditure >= entry.expenditure,
  }))

describe('standing between the levels (MEM-1.1)', () => {
  it.each([
    [0, 'basic', 'silver', 200, 0],
    [50, 'basic', 'silver', 150, 0.25],
    [200, 'silver', 'gold', 800, 0],
    [600, 'silver', 'gold', 400, 0.5],
    [1000, 'gold', undefined, 0, 1],
  ])('%d spent → %s, on the way to %s', (expenditure, level, next, missing, share) => {
    const standing = standingOf(ranks, spent(expenditure), [])
    expect([standing.level?._id, standing.next?._id]).toEqual([level, next])
    expect(standing).toMatchObject({ missing, share, expenditure })
  })

  it('a level that was granted counts even if its expenditure is not reached (MEM-1.1)', () =>
    expect(standingOf(ranks, spent(0), ['silver'])).toMatchObject({
      level: { _id: 'silver' },
      next: { _id: 'gold' },
      share: 0,
    }))

  it('without levels there is nothing to reach', () =>
    expect(standingOf([], [], [])).toEqual({ missing: 0, expenditure: 0, share: 1 }))
})
