import { describe, expect, it } from 'vitest'
import { readTextFile, rereadTextFile } from './text-file.ts'

/** Bytes in hexadecimal, as `iconv` writes them. */
const fileOf = (hex: string): File =>
  new File([Buffer.from(hex.replaceAll(' ', ''), 'hex')], 'menu.csv')
const ascii = (text: string): string => Buffer.from(text, 'latin1').toString('hex')

describe('IMPORT-1.9: a file is read in the encoding that its bytes show', () => {
  it('UTF-8, with or without a byte order mark, and UTF-16', async () => {
    const utf8 = new File(['\uFEFFname,price\n雲吞麵,48'], 'menu.csv')
    expect(await readTextFile(utf8, 'en')).toMatchObject({ encoding: 'utf-8', isGuess: false })
    const utf16 = fileOf(`fffe${Buffer.from('name,price\n雲吞麵,48', 'utf16le').toString('hex')}`)
    expect(await readTextFile(utf16, 'en')).toMatchObject({
      encoding: 'utf-16le',
      text: 'name,price\n雲吞麵,48',
    })
  })

  it.each([
    [
      'en',
      'big5',
      `${ascii('category,name,price\n')}b6bac4d12cb6b3a75dc4d12c34380a`,
      '飯麵,雲吞麵,48',
    ],
    [
      'en',
      'big5',
      '63617465676f72792c6e616d652c70726963650d0ab5b0ab7e2ca5d6b34abd47a6d7b5b02c34320d0ab5b0ab7e2cb8a5a54ab5b02c34350d0a',
      '粥品,皮蛋瘦肉粥,42',
    ],
    ['zh-cn', 'gb18030', `${ascii('name,price\n')}c5a3c8e2c3e62c33380a`, '牛肉面,38'],
    [
      'en',
      'windows-1252',
      `${ascii('name,price\nCaf')}e9${ascii(' au lait,4.50\n')}`,
      'Café au lait,4.50',
    ],
    [
      'zh-hk',
      'windows-1252',
      `${ascii('name,price\nCr')}e8${ascii('me br')}fb${ascii('l')}e9${ascii('e,6\n')}`,
      'Crème brûlée,6',
    ],
  ])('for a %s screen: %s', async (locale, encoding, hex, line) => {
    const read = await readTextFile(fileOf(hex), locale)
    expect(read).toMatchObject({ encoding, isGuess: true })
    expect(read.text.split(/\r?\n/)[1]).toBe(line)
  })

  it('what was guessed wrong is read again in the encoding that is chosen', async () => {
    const read = await readTextFile(fileOf(`${ascii('name,price\n')}a5d52c350a`), 'zh-cn')
    expect(rereadTextFile(read, 'big5').text).toContain('白,5')
  })
})
