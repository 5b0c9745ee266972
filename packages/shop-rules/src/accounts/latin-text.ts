const plain: Readonly<Record<string, string>> = { '–': '-', '—': '-', '’': "'", '‘': "'" }

const known = /^[\u0020-\u007E\u00A0-\u00FF]*$/

const latinCharacter = (character: string): string => {
  const one = plain[character] ?? character
  if (known.test(one)) return one
  if (/^\p{Cc}$/u.test(one)) return ' '
  const [base = '?'] = one.normalize('NFKD')
  return /^[\u0020-\u007E]$/.test(base) ? base : '?'
}

/**
 * Returns the text with characters only that ISO 8859-1 and Windows-1252 both have, at the same bytes, without control
 * characters: others are left without their marks, or become `?`.
 */
export const latinText = (text: string): string =>
  known.test(text) ? text : Array.from(text, latinCharacter).join('')
