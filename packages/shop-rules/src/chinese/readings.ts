import { customPinyin, pinyin } from 'pinyin-pro'
import { customize } from 'to-jyutping'
import { foldChinese } from './fold-chinese.ts'

// Words of a menu that the dictionaries do not know: of each character they give its most frequent reading, which is another one here.
customPinyin({
  咖喱: 'gā lí',
  咖哩: 'gā lí',
  参鸡: 'shēn jī',
  参茶: 'shēn chá',
  参汤: 'shēn tāng',
  洋参: 'yáng shēn',
  旗参: 'qí shēn',
  猪扒: 'zhū pá',
  牛扒: 'niú pá',
  鸡扒: 'jī pá',
  鱼扒: 'yú pá',
  羊扒: 'yáng pá',
  扒鸡: 'pá jī',
  扒饭: 'pá fàn',
  仔鸡: 'zǐ jī',
  花蛤: 'huā gé',
  盛盘: 'chéng pán',
})
const { getJyutpingList } = customize({ 參雞: 'sam1 gai1', 参鸡: 'sam1 gai1' })

/** How a text is read: each of its ways as syllables without tones. */
export type Readings = readonly (readonly string[])[]

/** Returns the pinyin and the jyutping of the Chinese parts of a text. Its dictionaries are large: a separate entry. */
export const readingsOf = (text: string): Readings =>
  (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((part) => [
    // The dictionary of words is one of simplified characters: it reads 重庆 right, 重慶 not.
    pinyin(foldChinese(part), { toneType: 'none', type: 'array', v: true }),
    getJyutpingList(part).map(([, read]) => read?.replace(/\d$/, '') ?? ''),
  ])

/** Whether what was typed is read so: from the beginning of a syllable on (`caasiu`), or by two first letters or more (`cs`). */
export const isRead = (readings: Readings, typed: string): boolean =>
  typed.length > 1 &&
  readings.some((syllables) =>
    syllables.some((_, at) => {
      const from = syllables.slice(at)
      const initials = from.map(([first = '']) => first).join('')
      return from.join('').startsWith(typed) || initials.startsWith(typed)
    }),
  )

/** Returns what tells whether a name is read as was typed; it keeps how each name is read. */
export const readingSearch = (): ((name: string, typed: string) => boolean) => {
  const known = new Map<string, Readings>()
  return (name, typed) => {
    const readings = known.get(name) ?? readingsOf(name)
    known.set(name, readings)
    return isRead(readings, typed)
  }
}
