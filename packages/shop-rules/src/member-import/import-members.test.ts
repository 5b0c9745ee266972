import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOf } from '@comanda/engine/testing'
import type { ImportedMember, MemberBook, MemberChange, MemberRow } from './imported-member.ts'
import { importMembers } from './import-members.ts'
import { guessedMemberColumns } from './member-columns.ts'
import { memberCells } from './member-cells.ts'
import { memberCsvLine, memberCsvTitles } from './member-csv-line.ts'
import { readMemberFile } from './read-member-file.ts'

const [gold, silver, patron] = [idOf('a', 1), idOf('a', 2), idOf('b', 1)]
const named = (en: string, cht: string) => [
  { lang: 'en' as const, value: en },
  { lang: 'cht' as const, value: cht },
]
const standings = {
  levels: [{ _id: patron, name: named('Patron', '貴賓') }],
  ranks: [
    { _id: gold, name: named('Gold', '金') },
    { _id: silver, name: named('Silver', '銀') },
  ],
}
const mei: ImportedMember = {
  _id: idOf('c', 1),
  memberNumber: '00100001',
  name: 'Mei',
  email: 'mei@eat.test',
  phone: '+852 9123 4567',
  ranks: [{ _id: silver }],
  points: 50,
  balance: 12.5,
  hasSignedIn: true,
}
const book = (...members: readonly ImportedMember[]): MemberBook => ({ ...standings, members })
const rowsOf = (text: string): readonly MemberRow[] => {
  const [titles = ''] = text.split('\n')
  return readMemberFile(text, guessedMemberColumns(titles.split(','))).rows
}
const of = (text: string, ...members: readonly ImportedMember[]) =>
  importMembers(rowsOf(text), book(...members))

describe('whose a row is', () => {
  it.each([
    ['its address, however it is written', 'email\nMEI@eat.test'],
    ['its phone in another notation', 'phone\n91234567'],
    ['its number, if it has neither', 'member number\n00100001'],
  ])('IMPORT-6.2: is known by %s', (_, text) => {
    expect(of(text, mei)).toEqual({ changes: [], problems: [] })
  })

  it('IMPORT-6.2: two members with a phone → memberUnclear; the address tells them apart', () => {
    const lok = { ...mei, _id: idOf('c', 2), email: 'lok@eat.test', memberNumber: '00100002' }
    expect(of('phone,points\n91234567,9', mei, lok).problems).toMatchObject([
      { row: 2, code: 'memberUnclear', text: '91234567' },
    ])
    expect(of('phone,email,points\n91234567,lok@eat.test,9', mei, lok).changes).toMatchObject([
      { member: lok._id, points: { from: 50, to: 9 } },
    ])
  })

  it('IMPORT-6.2: a row without address and phone that names nobody → contactMissing', () => {
    expect(of('name,number\nMei,9', mei).problems).toMatchObject([
      { row: 2, code: 'contactMissing' },
    ])
  })

  it('IMPORT-6.3: who comes with a card keeps its number, as cards are printed or typed', () => {
    const { changes } = of(
      'name,email,number\nAnn,ann@eat.test,vip ００12\nBo,bo@eat.test,2046',
      mei,
    )
    expect(changes.map(({ profile }) => profile.memberNumber)).toEqual(['VIP0012', '00002046'])
    const guest = { ...mei, hasSignedIn: false }
    expect(of('email,number\nmei@eat.test,A7', guest).changes).toMatchObject([
      { member: mei._id, profile: { memberNumber: 'A7' } },
    ])
    expect(of('email,number\nmei@eat.test,A7', mei)).toEqual({ changes: [], problems: [] })
    expect(of('email,number\nmei@eat.test,0010 0001', guest).changes).toEqual([])
  })

  it('IMPORT-6.3: a number of somebody else, in the store or in the file → numberTaken', () => {
    const text = 'name,email,number\nAnn,ann@eat.test,100001\nBo,bo@eat.test,7\nCy,cy@eat.test,0007'
    expect(of(text, mei).problems).toEqual([
      { row: 2, column: 'number', code: 'numberTaken', text: '100001' },
      { row: 4, column: 'number', code: 'numberTaken', text: '0007' },
    ])
  })

  it.each([
    ['+852 9123 4567', '9123-4567'],
    ['00886912345678', '0912 345 678'],
    ['+39 06 1234 5678', '06 1234 5678'],
    ['+853 6612 3456', '６６１２３４５６'],
    ['91234567.0', 'tel:+852-9123–4567'],
  ])('IMPORT-6.5: %s and %s are one person → twice', (one, other) => {
    expect(of(`phone,name\n${one},A\n${other},B`).problems).toMatchObject([
      { row: 3, code: 'twice' },
    ])
    expect(of(`phone,name\n${other},A\n${one},B`).problems).toMatchObject([
      { row: 3, code: 'twice' },
    ])
  })

  it('IMPORT-6.5: the same digits in two countries are two people', () => {
    expect(of('phone,name\n+852 9123 4567,A\n+65 9123 4567,B').changes).toHaveLength(2)
  })

  it.each([
    ['email,phone\nmei@eat.test,91230001\n,+852 9123 0001', 3],
    ['email,phone\n,9123 0001\nmei@eat.test,+85291230001', 3],
    ['email,phone\nmei@eat.test,91230001\nlok@eat.test,91230001', undefined],
  ])('IMPORT-6.5: an address with a phone and that phone alone are one person: %s', (text, row) => {
    expect(of(text).problems[0]?.row).toBe(row)
  })

  it('IMPORT-6.5: two rows of one person → twice', () => {
    expect(of('email,phone\nmei@eat.test,\n,9123-4567', mei).problems).toMatchObject([
      { row: 3, code: 'twice' },
    ])
    expect(of('email\nnew@eat.test\nNEW@eat.test').problems).toMatchObject([{ row: 3 }])
    const notations = 'name,phone,points\nAlex,+85291230001,500\nAlex,9123 0001,500'
    expect(of(notations).problems).toMatchObject([{ row: 3, code: 'twice', text: '9123 0001' }])
  })
})

it.each([
  [
    'Vorname;Nachname;E-Mail-Adresse;Telefon;Geburtsdatum;Punkte',
    'firstName,lastName,email,phone,birthday,points',
  ],
  ['氏名,メールアドレス,電話番号,ポイント', 'name,email,phone,points'],
  ['姓名,手机号,储值余额', 'name,phone,balance'],
  ['Nom;Prénom;Téléphone;Solde', 'lastName,firstName,phone,balance'],
])('IMPORT-6.1: %s are known in the language of their file', (titles, columns) => {
  expect(guessedMemberColumns(titles.split(/[;,]/)).join()).toBe(columns)
})

it('IMPORT-6.1: days and amounts are read as the whole file writes them', () => {
  const file =
    'email;birthday;points;balance\na@eat.test;03/04/1990;1.200;1.250,50\nb@eat.test;31.05.1990;80;9,5'
  const rows = readMemberFile(file, ['email', 'birthday', 'points', 'balance']).rows
  expect(importMembers(rows, book()).changes).toMatchObject([
    { profile: { dob: '1990-04-03' }, points: { to: 1200 }, balance: { to: 1250.5 } },
    { profile: { dob: '1990-05-31' }, points: { to: 80 }, balance: { to: 9.5 } },
  ])
})

describe('what a row changes', () => {
  it('IMPORT-6.1: a new member has what the row says', () => {
    const text =
      'First Name,Surname,E-mail,Mobile,Birthday,Language,Tier,Level,Loyalty points,Store credit\n' +
      'Lok,Chan,Lok@Eat.test,6123 9999,1990/5/3,zh_HK,金 2027-03-31;Silver,貴賓,"1,280",HK$ 40.50'
    expect(of(text).changes).toEqual([
      {
        row: 2,
        member: undefined,
        profile: {
          firstName: 'Lok',
          lastName: 'Chan',
          email: 'lok@eat.test',
          phone: '6123 9999',
          dob: '1990-05-03',
          locale: 'zh-hk',
        },
        level: { _id: patron },
        ranks: [{ _id: gold, until: '2027-03-31' }, { _id: silver }],
        points: { from: 0, to: 1280 },
        balance: { from: 0, to: 40.5 },
      },
    ])
  })

  it('IMPORT-6.3: points and balance become what the row says; ranks are added', () => {
    const [change] = of('email,points,balance,rank\nmei@eat.test,80,0,Gold', mei).changes
    expect(change).toMatchObject({
      points: { from: 50, to: 80 },
      balance: { from: 12.5, to: 0 },
      ranks: [{ _id: silver }, { _id: gold }],
    })
  })

  it('IMPORT-6.3: of a member who has signed in, only what is empty is filled', () => {
    const text = 'email,name,birthday\nmei@eat.test,Another,1990-05-03'
    expect(of(text, mei).changes[0]?.profile).toEqual({ dob: '1990-05-03' })
    expect(of(text, { ...mei, hasSignedIn: false }).changes[0]?.profile).toEqual({
      name: 'Another',
      dob: '1990-05-03',
    })
  })

  it.each([
    ['email', 'nobody', 'emailInvalid'],
    ['phone', 'call me', 'phoneInvalid'],
    ['birthday', '03/04/1990', 'dayInvalid'],
    ['birthday', '1990-02-30', 'dayInvalid'],
    ['language', 'Klingon', 'languageUnknown'],
    ['ranks', 'Gold; Platinum', 'levelUnknown'],
    ['points', '-5', 'amountInvalid'],
    ['points', '1.5', 'amountInvalid'],
    ['balance', 'much', 'amountInvalid'],
    ['name', 'n'.repeat(201), 'tooLong'],
  ])('IMPORT-6.5: %s %s → %s', (column, cell, code) => {
    const row = { row: 7, cells: { email: 'new@eat.test', [column]: cell } }
    expect(importMembers([row], book())).toMatchObject({
      changes: [],
      problems: [{ row: 7, column, code }],
    })
  })

  it.each([
    ['31/05/1990', '1990-05-31'],
    ['5/31/1990', '1990-05-31'],
    ['1990年5月31日', '1990-05-31'],
    ['1990-05-31T00:00:00.000Z', '1990-05-31'],
  ])('IMPORT-6.1: the day %s is %s', (cell, dob) => {
    expect(of(`email,dob\nnew@eat.test,${cell}`).changes[0]?.profile.dob).toBe(dob)
  })
})

/** Returns the member that a change makes. */
const after = (change: MemberChange, present?: ImportedMember): ImportedMember => {
  const { profile, level = present?.level, ranks = present?.ranks ?? [] } = change
  return {
    ...(present ?? { hasSignedIn: false }),
    _id: change.member ?? idOf('d', change.row),
    ...profile,
    memberNumber: profile.memberNumber ?? present?.memberNumber ?? '',
    level,
    ranks,
    points: change.points?.to ?? present?.points ?? 0,
    balance: change.balance?.to ?? present?.balance ?? 0,
  }
}

const cellsOf = (member: ImportedMember): object => memberCells(member, standings)

const until = option(constantFrom('2027-03-31', '2030-01-01'), { nil: undefined })
const anyMember = record({
  name: option(constantFrom('Mei', '=1+1', "'quoted", '陳 "大文"', 'a,b'), { nil: undefined }),
  phone: option(constantFrom('+852 9123 4567', '6123-9999'), { nil: undefined }),
  dob: option(constantFrom('1990-05-31'), { nil: undefined }),
  locale: option(constantFrom('en' as const, 'zh-hk' as const), { nil: undefined }),
  level: option(record({ _id: constantFrom(patron), until }), { nil: undefined }),
  ranks: constantFrom([], [{ _id: gold }], [{ _id: silver, until: '2027-03-31' }, { _id: gold }]),
  points: integer({ min: 0, max: 1_000_000 }),
  balance: integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
  hasSignedIn: constantFrom(true, false),
})
const anyMembers = array(anyMember, { maxLength: 6 }).map((all) =>
  all.map((one, at) => ({
    ...one,
    _id: idOf('c', at + 1),
    memberNumber: `00${100_001 + at}`,
    email: `m${at}@eat.test`,
  })),
)
const fileOf = (members: readonly ImportedMember[]): string =>
  memberCsvTitles + members.map((member) => memberCsvLine(member, standings)).join('')

describe('laws', () => {
  it('IMPORT-6.6: what is exported imports to no change', () => {
    assert(
      property(anyMembers, (members) => {
        expect(of(fileOf(members), ...members)).toEqual({ changes: [], problems: [] })
      }),
    )
  })

  it('IMPORT-6.6: elsewhere it makes the same members, and then changes nothing', () => {
    assert(
      property(anyMembers, (members) => {
        const text = fileOf(members)
        const { changes, problems } = of(text)
        expect(problems).toEqual([])
        const made = changes.map((change) => after(change))
        expect(made.map(cellsOf)).toEqual(members.map(cellsOf))
        expect(of(text, ...made)).toEqual({ changes: [], problems: [] })
      }),
    )
  })
})
