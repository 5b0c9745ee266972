import type { NameLanguage } from '@comanda/engine/catalog'

/** What titles call a language: `Name (English)`, `英文名稱`. */
const words: readonly (readonly [NameLanguage, string])[] = [
  ['en', 'english|eng|en|英文|英語'],
  ['cht', 'traditional chinese|chinese traditional|zh-hk|zh-tw|zh-hant|tc|繁體中文|繁中|繁體'],
  [
    'chs',
    'simplified chinese|chinese simplified|zh-cn|zh-hans|sc|简体中文|簡體中文|简中|简体|簡體',
  ],
  ['cht', 'chinese|zh|中文'],
  ['ja', 'japanese|jp|日本語|日文|日語'],
  ['ko', 'korean|kr|한국어|韓文|韩文'],
  ['th', 'thai|ไทย|泰文'],
  ['vi', 'vietnamese|tiếng việt|越南文'],
]

const forms = words.map(([lang, names]) => ({
  lang,
  behind: new RegExp(
    String.raw`^(.+?)\s*(?:[(（[]\s*(?:${names})\s*[)）\]]|[-–:_ ]\s*(?:${names}))$`,
    'iu',
  ),
  before: new RegExp(String.raw`^(?:${names})[ _]?(.+)$`, 'iu'),
}))

/** Returns the language that a title names, and what it says else: `name` of `Name (English)`. */
export const titleLanguage = (
  title: string,
): { readonly lang: NameLanguage; readonly text: string } | undefined => {
  for (const { lang, behind, before } of forms) {
    const text = behind.exec(title)?.[1] ?? before.exec(title)?.[1]
    if (text !== undefined) return { lang, text: text.trim() }
  }
  return undefined
}
