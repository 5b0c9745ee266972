import type { Ticket } from '@comanda/contract'
import { expect, it } from 'vitest'
import { allergenName } from './allergen-name.ts'
import { languagesOf, printerLanguages } from './slip-languages.ts'
import { ticketSlip } from './ticket-slip.ts'

const ticket: Ticket = {
  _id: '1',
  shop: 's',
  session: 's',
  order: 'o',
  seq: 1,
  number: '042',
  type: 'dineIn',
  kind: 'new',
  allergies: [
    { names: [allergenName('peanuts'), allergenName('sesame')], text: 'Nuts kill me' },
    { names: [], text: 'Kiwi allergy' },
  ],
  lines: [],
  status: 'open',
  createTime: '2026-03-03T11:32:00Z',
  version: 1,
}

it('a slip says allergies white on black in the languages of its station, and in the words of the guest (KITCHEN-5.4)', () => {
  const languages = { locale: 'zh-hk', secondLocale: 'en' } as const
  const station = { name: [], ...languages }
  const parts = ticketSlip(ticket, station, { timeZone: 'Asia/Hong_Kong', ...languagesOf('en') })
  expect(parts.slice(-4)).toEqual([
    { kind: 'banner', text: '過敏：花生、芝麻' },
    { kind: 'text', text: 'Peanuts, Sesame' },
    { kind: 'text', text: '“Nuts kill me”', look: 'strong' },
    { kind: 'banner', text: '過敏：“Kiwi allergy”' },
  ])
})
it('a drive-through’s slip has the licence plate white on black, below the name (ORDER-1.16)', () => {
  const car = { ...ticket, type: 'takeAway' as const, contactName: 'Wing', licensePlate: 'AB 1234' }
  const parts = ticketSlip(car, undefined, { timeZone: 'Asia/Hong_Kong', ...languagesOf('en') })
  expect(parts.slice(2, 4)).toEqual([
    { kind: 'text', text: 'Wing' },
    { kind: 'banner', text: 'AB 1234' },
  ])
})

it.each([
  [{ locale: 'it' }, ['en', 'cht'], { locale: 'en', reads: ['it'] }],
  [{ locale: 'zh-cn' }, ['it'], { locale: 'zh-cn', reads: ['zh-cn'] }],
  [{}, ['it', 'en'], { locale: 'en', reads: ['it', 'en'] }],
  [{}, ['it', 'chs'], { locale: 'zh-cn', reads: ['it', 'zh-cn'] }],
  [{}, ['cht', 'en'], { locale: 'zh-hk', reads: ['zh-hk'] }],
  [{}, null, { locale: 'en', reads: ['en'] }],
] as const)(
  'CAT-1.15: printer %j of a shop that writes %j prints in %j',
  (printer, languages, printed) => {
    expect(printerLanguages(printer, { languages })).toEqual(printed)
  },
)

it('CAT-1.15: a station reads dishes in Italian and, small, Japanese; the slip’s own words are English', () => {
  const name = [
    { lang: 'en' as const, value: 'Clams' },
    { lang: 'it' as const, value: 'Vongole' },
    { lang: 'ja' as const, value: 'あさり' },
  ]
  const dishes = { ...ticket, lines: [{ id: 'l', quantity: 2, name, options: [] }] as never }
  const station = { name, locale: 'it', secondLocale: 'ja' } as const
  const parts = ticketSlip(dishes, station, { timeZone: 'Europe/Rome', ...languagesOf('zh-hk') })
  expect(parts.map((part) => ('text' in part ? part.text : ''))).toEqual(
    expect.arrayContaining(['Vongole', 'ALLERGY: Peanuts, Sesame', '2× Vongole', 'あさり']),
  )
})

it('CAT-1.14: a ticket names dishes in the shop’s own language unless its station has one', () => {
  const name = [
    { lang: 'en' as const, value: 'Clams' },
    { lang: 'it' as const, value: 'Vongole' },
  ]
  const dishes = { ...ticket, lines: [{ id: 'l', quantity: 2, name, options: [] }] as never }
  const place = { timeZone: 'Europe/Rome', locale: 'en', reads: ['it', 'en'] } as const
  const named = (station?: { readonly name: []; readonly locale: 'en' }) =>
    ticketSlip(dishes, station, place).at(-1)
  expect(named()).toMatchObject({ text: '2× Vongole' })
  expect(named({ name: [], locale: 'en' })).toMatchObject({ text: '2× Clams' })
})
