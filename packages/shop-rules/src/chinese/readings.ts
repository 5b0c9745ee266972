import { pinyin } from 'pinyin-pro'
import { getJyutpingList } from 'to-jyutping'
import { foldChinese } from './fold-chinese.ts'

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
