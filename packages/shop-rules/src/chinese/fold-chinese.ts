import { SIMPLIFIED, VARIANTS } from './chinese-forms.generated.ts'

const forms = new Map<string, string>()
for (let i = 0; i < VARIANTS.length; i++) forms.set(VARIANTS.charAt(i), SIMPLIFIED.charAt(i))

/**
 * Returns the text with each traditional or regional character in its simplified form, so that a search for `雞飯` finds
 * `鸡饭`. Meant as the `fold` of the menu filter; a separate entry, since its table is large.
 */
export const foldChinese = (text: string): string =>
  text.replaceAll(/[\u3400-\u9fff]/g, (char) => forms.get(char) ?? char)
