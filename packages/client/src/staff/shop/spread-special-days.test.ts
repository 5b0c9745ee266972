import type { Shop } from '@comanda/contract'
import { expect, it } from 'vitest'
import { CallError } from '../../errors/call-error.ts'
import { memoryStorage } from '../../storage/key-storage.ts'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { createStaffShops } from '../sign-in/staff-shops.ts'
import { spreadSpecialDays } from './spread-special-days.ts'

const day = (from: string, text: string) => ({ name: [{ lang: 'en' as const, value: text }], from })

it('GROUP-5.1: other shops get a day beside their own, each for itself, and the same when it is saved again', async () => {
  const stored = new Map([
    ['pier', [day('2026-08-01', 'Works'), day('2026-12-25', 'X-mas')]],
    ['hill', []],
  ])
  const { connection } = scriptedConnection({
    'shops get': (shop: string) => ({ _id: shop, specialDays: stored.get(shop) }),
    'shops patch': (shop: string, { specialDays }: Required<Pick<Shop, 'specialDays'>>) => {
      if (shop === 'park')
        throw new CallError({ name: 'Forbidden', message: 'Not yours', statusCode: 403 })
      stored.set(shop, specialDays as ReturnType<typeof day>[])
      return { _id: shop, specialDays }
    },
  })
  const shops = createStaffShops(connection, memoryStorage())
  const christmas = day('2026-12-25', 'Christmas')
  const daysOf = new Map(['pier', 'park', 'hill'].map((shop) => [shop, [christmas]]))
  for (let time = 0; time < 2; time++) {
    const results = await spreadSpecialDays(connection, shops, daysOf)
    expect(results).toMatchObject([
      { shop: 'pier' },
      { shop: 'park', failure: { message: 'Not yours' } },
      { shop: 'hill' },
    ])
    expect(results.filter(({ failure }) => failure)).toHaveLength(1)
    expect(stored.get('pier')).toEqual([day('2026-08-01', 'Works'), christmas])
    expect(stored.get('hill')).toEqual([christmas])
  }
})
