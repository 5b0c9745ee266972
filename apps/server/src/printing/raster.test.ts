import { readFile, writeFile } from 'node:fs/promises'
import type { Ticket } from '@comanda/contract'
import * as fc from 'fast-check'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { copySlip } from '../slips/copy-slip.ts'
import type { SlipLocale } from '../slips/slip.ts'
import { languagesOf } from '../slips/slip-languages.ts'
import { testSlip } from '../slips/test-slip.ts'
import { ticketSlip } from '../slips/ticket-slip.ts'
import { drawCodes } from './code-drawing.ts'
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

/** How much of a slip may differ from the stored picture: processors round the edges of letters differently. */
const TOLERANCE = 0.002

const keptAt = (name: string) => new URL(`kept/${name}.png`, import.meta.url)

const dots = (picture: Buffer) =>
  sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })

/** Returns the share of dots that differ from a stored picture. `KEEP=1` stores what is rendered now. */
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
      const slip = ticketSlip(ticket, station, {
        timeZone: 'Asia/Hong_Kong',
        ...languagesOf(locale),
      })
      const raster = await rasterOf(copySlip(slip, locale), { width, locale })
      expect(raster.width).toBe(width === 58 ? 384 : 576)
      expect(await difference(raster, `ticket-${locale}-${width}`)).toBeLessThan(TOLERANCE)
    },
  )
  it('PRINT-1.1: a test slip is as it was', async () => {
    const shop = { name: named('Lantern Lane', '燈籠里', '灯笼里') }
    const raster = await rasterOf(testSlip(shop, 'Pass', languagesOf(locale)), {
      width: 58,
      locale,
    })
    expect(await difference(raster, `test-${locale}`)).toBeLessThan(TOLERANCE)
  })
})

it('PRINT-1.1: dishes in the languages that setup offers are as they were', async () => {
  const dishes = [
    ['Çığköfte', '₺45,00'],
    ['Łosoś z grilla', '38,00 zł'],
    ['Žemaičių blynai', '7,50 €'],
    ['ผัดไทยกุ้งสดน้ำพริกเผาที่ปูผัดผงกะหรี่', '฿120'],
    ['김치찌개', '₩9,000'],
    ['𠮷野家の牛丼', '￥448'],
    ['Gỏi cuốn', '45.000₫'],
  ]
  const slip = dishes.map(([left = '', right = '']) => ({ kind: 'row', left, right }) as const)
  const raster = await rasterOf(slip, { width: 58, locale: 'en' })
  expect(await difference(raster, 'languages')).toBeLessThan(TOLERANCE)
})

it('PRINT-1.1: what no font has is a box, and an empty slip is one row', async () => {
  const paper = { width: 58, locale: 'en' } as const
  const [box, sign] = await Promise.all([
    rasterOf([{ kind: 'text', text: '□' }], paper),
    rasterOf([{ kind: 'text', text: 'ש' }], paper),
  ])
  expect(sign.bits.equals(box.bits)).toBe(true)
  expect((await rasterOf([], paper)).height).toBe(1)
})

const invoice = {
  barcode: '11512AB123456781234',
  left: 'AB12345678115112312340000003c0000003f0000000004595257xVZGy0JzVRsLhuJjfgmTdA==:**********:2:2:1:雲吞麵:1:60',
  right: '**',
}

/** Returns the dots of a rectangle of a raster as a picture. */
const part = async (raster: Raster, left: number, width: number) => {
  const { data, info } = await sharp(await pngOf(raster))
    .extract({ left, top: 0, width, height: raster.height })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

it.each([58, 80] as const)(
  'PRINT-1.3: scanners read the codes off paper of %i mm',
  async (width) => {
    const paper = { width, locale: 'en' } as const
    const link = 'https://order.lanternlane.example/t?id=1e2aac742be789d0a4c47613&t=Vb9kQ2xw7LmTz4'
    const one = await rasterOf([{ kind: 'codes', texts: [link] }], paper)
    expect(decodeQR(await part(one, 0, one.width))).toBe(link)
    const both = [invoice.left, invoice.right]
    const two = await rasterOf([{ kind: 'codes', texts: both }], paper)
    const half = two.width / 2
    expect(decodeQR(await part(two, 0, half))).toBe(both[0])
    expect(decodeQR(await part(two, half, half))).toBe(both[1])
  },
)

/** The texts of two codes beside each other: equal bytes need not be equal versions, for digits take less room. */
const pairs = fc.tuple(
  fc.string({
    unit: fc.constantFrom('a', 'Z', '1', '2', '9', ':', '麵'),
    minLength: 1,
    maxLength: 150,
  }),
  fc.stringMatching(/^\*\*[0-9:]{0,120}$/),
)

it('INV-5.4: two codes side by side are of one size, with modules of one size', () => {
  fc.assert(
    fc.property(pairs, (texts) => {
      const { elements } = drawCodes(texts, 384)
      const sides = [...elements.matchAll(/<svg x="\d+" y="12" width="(\d+)" height="\1"/g)]
      expect(sides.map(([, side]) => side)).toHaveLength(2)
      expect(new Set(sides.map(([, side]) => side)).size).toBe(1)
      expect(new Set(elements.match(/viewBox="[\d ]+"/g)).size).toBe(1)
    }),
    { numRuns: 30 },
  )
})

it('PRINT-1.3: the bars of a barcode are whole dots, the wide ones three times as wide', async () => {
  const raster = await rasterOf([{ kind: 'barcode', text: invoice.barcode }], {
    width: 58,
    locale: 'en',
  })
  const { data } = await sharp(await pngOf(raster))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const row = Array.from(data.subarray(40 * raster.width, 41 * raster.width))
  const bars = row
    .map((dot) => (dot === 0 ? '1' : '0'))
    .join('')
    .split(/0+/)
    .filter((bar) => bar !== '')
  // A sign of Code 39 has five bars, and `*` stands before and behind.
  expect(bars).toHaveLength((invoice.barcode.length + 2) * 5)
  expect(new Set(bars.map((bar) => bar.length))).toEqual(new Set([1, 3]))
})
