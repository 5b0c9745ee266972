import { readFile, writeFile } from 'node:fs/promises'
import type { Ticket } from '@comanda/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { copySlip } from '../slips/copy-slip.ts'
import type { SlipLocale } from '../slips/slip.ts'
import { testSlip } from '../slips/test-slip.ts'
import { ticketSlip } from '../slips/ticket-slip.ts'
import { pngOf, type Raster, rasterOf } from './raster.ts'

const named = (en: string, cht: string, chs: string) => [
  { lang: 'en' as const, value: en },
  { lang: 'cht' as const, value: cht },
  { lang: 'chs' as const, value: chs },
]
const ticket: Ticket = {
  _id: '1',
  shop: 's',
  session: 's',
  order: 'o',
  seq: 2,
  number: '042',
  type: 'dineIn',
  tableName: 'A6',
  kind: 'change',
  remark: 'Birthday 生日',
  lines: [
    {
      id: '1',
      name: named('Prawn wonton noodles', '鮮蝦雲吞麵', '鲜虾云吞面'),
      shortName: [],
      quantity: 2,
      options: [
        {
          name: named('Noodles', '麵', '面'),
          choices: [{ name: named('Thin egg noodles', '幼麵', '细面'), quantity: 1 }],
        },
      ],
      remark: '少辣，走蔥，唔該加多啲湯，麵要分開上，多謝晒 — and please no spring onions at all',
    },
    {
      id: '2',
      name: named('Curry fish balls', '咖喱魚蛋', '咖喱鱼蛋'),
      shortName: [],
      quantity: 1,
      isOff: true,
      options: [],
    },
  ],
  status: 'open',
  createTime: '2026-03-03T11:32:00Z',
  version: 1,
}

/** How much of a slip may differ from the kept picture: processors round the edges of letters differently. */
const TOLERANCE = 0.002

const keptAt = (name: string) => new URL(`kept/${name}.png`, import.meta.url)

const dots = (picture: Buffer) =>
  sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })

/** Returns the share of dots that differ from a kept picture. `KEEP=1` keeps what is rendered now. */
const difference = async (raster: Raster, name: string): Promise<number> => {
  const png = await pngOf(raster)
  if (process.env['KEEP'] !== undefined) await writeFile(keptAt(name), png)
  const [now, kept] = await Promise.all([dots(png), dots(await readFile(keptAt(name)))])
  expect([now.info.width, now.info.height]).toEqual([kept.info.width, kept.info.height])
  const differing = now.data.reduce((sum, dot, at) => sum + (dot === kept.data[at] ? 0 : 1), 0)
  return differing / now.data.length
}

describe.each(['en', 'zh-hk', 'zh-cn'] as const)('in %s', (locale: SlipLocale) => {
  it.each([58, 80] as const)(
    'PRINT-1.1: a ticket on paper of %i mm is as it was',
    async (width) => {
      const station = {
        name: named('Wok', '鑊', '镬'),
        locale,
        ...(locale === 'en' ? {} : { secondLocale: 'en' as const }),
      }
      const slip = ticketSlip(ticket, station, { timeZone: 'Asia/Hong_Kong', locale })
      const raster = await rasterOf(copySlip(slip, locale), { width, locale })
      expect(raster.width).toBe(width === 58 ? 384 : 576)
      expect(await difference(raster, `ticket-${locale}-${width}`)).toBeLessThan(TOLERANCE)
    },
  )
  it('PRINT-1.1: a test slip is as it was', async () => {
    const shop = { name: named('Lantern Lane', '燈籠里', '灯笼里') }
    const raster = await rasterOf(testSlip(shop, 'Pass', locale), { width: 58, locale })
    expect(await difference(raster, `test-${locale}`)).toBeLessThan(TOLERANCE)
  })
})

it('PRINT-1.1: what no font has is a box, and an empty slip is one row', async () => {
  const paper = { width: 58, locale: 'en' } as const
  const [box, sign] = await Promise.all([
    rasterOf([{ kind: 'text', text: '□' }], paper),
    rasterOf([{ kind: 'text', text: '🍜' }], paper),
  ])
  expect(sign.bits.equals(box.bits)).toBe(true)
  expect((await rasterOf([], paper)).height).toBe(1)
})
