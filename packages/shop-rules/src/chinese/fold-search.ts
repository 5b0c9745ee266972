import { foldChinese } from './fold-chinese.ts'

const pairsOf = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map(([one = '', ...other]) => [one, other.join('')]))

/** Letters that have no form without their mark. */
const letters = pairsOf('łl øo đd ðd ħh ıi ßss æae œoe þth')
/** Forms that menus have and dictionaries of traditional and simplified characters do not. */
const onMenus = pairsOf(
  '砵钵 菓果 荳豆 茘荔 菰菇 鵞鹅 蕃番 茸蓉 羗姜 餠饼 飮饮 荀笋 鳯凤 羮羹 氷冰 煑煮 咊和',
)
/** Words that are written in two ways. */
const words = [['鲁肉', '卤肉']] as const

/**
 * Returns a text as searches compare it (CAT-2.4): without regard to case, width, accents, traditional or simplified characters
 * and their variants on menus. A separate entry, since its table is large.
 */
export const foldSearch = (text: string): string => {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
  const plain = foldChinese(bare.replaceAll(/[^\0-\u007F]/gu, (one) => letters.get(one) ?? one))
  const folded = plain.replaceAll(/\p{Script=Han}/gu, (one) => onMenus.get(one) ?? one)
  return words.reduce((found, [one, other]) => found.replaceAll(one, other), folded)
}
