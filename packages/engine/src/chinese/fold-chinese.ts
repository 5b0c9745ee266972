import { SIMPLIFIED, VARIANTS } from './chinese-forms.generated.ts'

const forms = new Map<string, string>()
for (let i = 0; i < VARIANTS.length; i++) forms.set(VARIANTS.charAt(i), SIMPLIFIED.charAt(i))

/**
 * The text with each traditional or regional character in its simplified form, so that `雞飯` and `鸡饭` are the same to
 * a search. Meant as the `fold` of the menu filter; its table is large, hence it stands outside the main entry.
 */
export const foldChinese = (text: string): string =>
  text.replaceAll(/[\u3400-\u9fff]/g, (char) => forms.get(char) ?? char)
