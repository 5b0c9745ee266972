import { expect, it } from 'vitest'
import { glyphsOf } from './glyphs.ts'
import { widthOf } from './wrap.ts'

const glyphs = (text: string) => glyphsOf(text, 500, 'en')
const [box] = await glyphs('□')

it.each([
  ['Turkish', 'Çığköfte Yıldız ÇĞIİÖŞÜ çğıiöşü ₺'],
  ['Polish', 'Łosoś ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż'],
  ['Czech and Slovak', 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ áčďéěíňóřšťúůýž ĹĽŔÔÄ ĺľŕôä'],
  ['Hungarian and Romanian', 'ŐŰőű ĂÂÎȘȚăâîșț'],
  ['Baltic', 'Žemaičių blynai ĀČĒĢĪĶĻŅŠŪŽ āčēģīķļņšūž ĄČĘĖĮŠŲŪŽ ąčęėįšųūž'],
  ['German, French, Dutch, Spanish, Italian', 'ẞß ÄÖÜ ŒœÆæ ÿŸ Ĳĳ ¿¡ñÑ àèéìíîòóùú €£'],
  ['Nordic, Croatian, Maltese', 'ÅØÐÞåøðþ ĐđĆćČčŠšŽž ĊĠĦŻċġħż'],
  ['Vietnamese', 'Gỏi cuốn ĂÂĐÊÔƠƯ ăâđêôơư ằẳẵắặ ểễếệ ợỡởờớ ựữửừứ ỳỵỷỹý 45.000₫'],
  ['Greek and Cyrillic', 'Ελληνικά ΑΩ άέήίόύώ борщ їєґ ЁЪЫЭ ₴₽'],
  ['Thai', 'ผัดไทย กุ้ง ปู่ ฤๅ ฦ ฯ ๆ ๐๑๒๓๔๕๖๗๘๙ ฿ ญ ฐ ฬ ฮ'],
  ['Korean', '김치찌개 떡볶이 값 뷁 ₩'],
  ['notes', '🌶️🌶 🥜 🌱 🦐 👍🏽 👨‍🍳 ❤️ ⭐ ✔ ☑ ⚠️'],
  ['Japanese', '𠮷野家 つけ麺 ｶﾚｰ パン ー〜 ￥'],
])('PRINT-1.1: every letter of %s is printed, none is a box', async (_, text) => {
  const boxes = (await glyphs(text)).filter(({ path }) => path === box?.path)
  expect(boxes.map(({ letter }) => letter)).toEqual([])
})

it('PRINT-1.1: a word is of one font: the letters of Łosoś that Chinese fonts have are not of another one', async () => {
  const [, o] = await glyphs('Łosoś')
  const [alone] = await glyphs('o')
  expect(o?.path).not.toBe(alone?.path)
})

it('CAT-1.15: Han characters have the forms of the language that is printed', async () => {
  const forms = await Promise.all(
    (['en', 'zh-cn', 'ja'] as const).map((locale) => glyphsOf('骨直令角', 500, locale)),
  )
  expect(new Set(forms.map((form) => form.map(({ path }) => path).join(' '))).size).toBe(3)
})

it('PRINT-1.1: marks of Thai stand over and under their letter and take no width', async () => {
  expect(widthOf(await glyphs('ที่'))).toBe(widthOf(await glyphs('ท')))
  expect(widthOf(await glyphs('กุ้ง'))).toBe(widthOf(await glyphs('กง')))
  expect(await glyphs('น้ำ')).toHaveLength(1)
})

it('PRINT-1.1: letters written in parts are printed as one, and signs that nobody sees take no room', async () => {
  expect(await glyphs('S\u0327\u200B\u00AD\uFE0F')).toEqual(await glyphs('Ş'))
  expect(await glyphs('\u1100\u1161')).toEqual(await glyphs('가'))
  expect(await glyphs('👨‍👩‍👧')).toHaveLength(1)
})
