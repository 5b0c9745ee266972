import { strToU8, zipSync } from 'fflate'
import { writeOds, writeXlsx } from 'hucre'
import { describe, expect, it } from 'vitest'
import { otherSheet, readTableFile, type TableFile } from './table-file.ts'

const fileOf = (bytes: Uint8Array, name: string): File => new File([bytes.slice()], name)
const read = async (bytes: Uint8Array, name = 'menu.xlsx'): Promise<TableFile> => {
  const file = await readTableFile(fileOf(bytes, name), 'en')
  if (typeof file === 'string') throw new Error(file)
  return file
}

const part = (text: string): Uint8Array =>
  strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`)

const rows = [
  ['Name', 'Price', 'Since', 'Phone', 'Sold'],
  ['XO醬\n炒蘿蔔糕', 0.1 + 0.2, new Date(Date.UTC(1990, 4, 31)), 85_291_234_567, true],
  [],
  ['Soup "of the day", small', 12.5, null, '0912', null],
]
const sheets = [
  { name: 'Empty', rows: [] },
  { name: '菜單', rows },
  {
    name: 'Wine',
    rows: [
      ['Name', 'Price'],
      ['Barolo', 60],
    ],
  },
]
const asText = [
  '"Name","Price","Since","Phone","Sold"',
  '"XO醬 炒蘿蔔糕","0.3","1990-05-31","85291234567","true"',
]

describe('IMPORT-1.10: a workbook is read as it is', () => {
  it.each([
    ['menu.xlsx', writeXlsx],
    ['menu.ods', writeOds],
  ])(
    '%s: a row a line, numbers with a point, days as ISO writes them; its sheets can be chosen',
    async (name, write) => {
      const file = await read(await write({ sheets }), name)
      expect(file).toMatchObject({ name, encoding: 'utf-8', isGuess: false })
      const lines = file.text.split('\n')
      expect(lines.slice(0, 2)).toEqual(asText)
      expect(lines[2]?.replaceAll(/[",]/g, '')).toBe('')
      expect(lines[3]).toContain('"Soup ""of the day"", small","12.5","","0912"')
      expect(file.sheets?.map((sheet) => sheet.name)).toEqual(['菜單', 'Wine'])
      const wine = file.sheets?.[1]
      expect(wine && otherSheet(file, wine).text).toBe('"Name","Price"\n"Barolo","60"')
    },
  )

  it('hidden sheets are left out, and headings above the titles', async () => {
    const menu = {
      name: 'Menu',
      rows: [['Lantern Lane, summer'], [], ['Name', 'Price'], ['Tea', 8]],
    }
    const notes = { name: 'Notes', hidden: true, rows: [['a', 'b']] }
    const file = await read(await writeXlsx({ sheets: [notes, menu] }))
    expect(file.sheets).toHaveLength(1)
    expect(file.text.split('\n').filter((line) => /\w/.test(line))).toEqual([
      '"Name","Price"',
      '"Tea","8"',
    ])
    expect(file.text.split('\n')[3]).toBe('"Tea","8"')
  })

  it('numbers keep the digits that their format adds, as cards and phones have them', async () => {
    const formats = ['00000', '0000-0000', '0.00', '0', 'General']
    const cells = new Map(
      formats.map((numFmt, at) => [`1,${at}`, { value: 46, style: { numFmt } }] as const),
    )
    const rows = [['Card', 'Phone', 'Price', 'Seats', 'Stock'], formats.map(() => 46)]
    const file = await read(await writeXlsx({ sheets: [{ name: 'Members', rows, cells }] }))
    expect(file.text.split('\n')[1]).toBe('"00046","0000-0046","46","46","46"')
  })

  it('as Excel writes it: shared texts with their pronunciation, days as numbers with a format', async () => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
    const relation = (id: number, kind: string, target: string) =>
      `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`
    const bytes = zipSync({
      '[Content_Types].xml': part(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>',
      ),
      '_rels/.rels': part(
        `<Relationships xmlns="${relations}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
      ),
      'xl/workbook.xml': part(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': part(
        `<Relationships xmlns="${relations}">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'sharedStrings', 'sharedStrings.xml')}${relation(3, 'styles', 'styles.xml')}</Relationships>`,
      ),
      'xl/sharedStrings.xml': part(
        `<sst xmlns="${main}" count="3" uniqueCount="3"><si><t>Name</t></si><si><t>Born</t></si><si><t>牛丼</t><rPh sb="0" eb="2"><t>ギュウドン</t></rPh></si></sst>`,
      ),
      'xl/styles.xml': part(
        `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      ),
      'xl/worksheets/sheet1.xml': part(
        `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3" s="1"><v>33024</v></c><c r="XFD3" s="1"/></row></sheetData></worksheet>`,
      ),
    })
    const lines = (await read(bytes)).text.split('\n')
    expect(lines[0]).toBe('"Name","Born"')
    expect(lines[2]).toBe('"牛丼","1990-05-31"')
    expect(lines).toHaveLength(3)
  })
})

describe('IMPORT-1.10: what cannot be read is reported', () => {
  it.each([
    ['table.noRows', async () => writeXlsx({ sheets: [{ name: 'Sheet1', rows: [] }] })],
    [
      'table.locked',
      async () => writeXlsx({ sheets, encryption: { password: 'secret', spinCount: 1000 } }),
    ],
    ['table.unreadable', async () => zipSync({ 'readme.md': strToU8('hello') })],
    ['table.unreadable', async () => (await writeXlsx({ sheets })).slice(0, 900)],
    ['table.tooLarge', async () => new Uint8Array(20_000_001)],
    [
      'table.tooLarge',
      async () => {
        const bytes = zipSync({ 'xl/workbook.xml': new Uint8Array(1) })
        const directory = bytes.findLastIndex(
          (_, at) => bytes.slice(at, at + 4).join() === '80,75,1,2',
        )
        // The size that the directory names is the one before it is packed.
        new DataView(bytes.buffer).setUint32(directory + 24, 200_000_001, true)
        return bytes
      },
    ],
  ])('%s', async (problem, bytes) => {
    expect(await readTableFile(fileOf(await bytes(), 'menu.xlsx'), 'en')).toBe(problem)
  })
})
