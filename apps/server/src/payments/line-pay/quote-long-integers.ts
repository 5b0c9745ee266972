/** Texts, which stay as they are, or integers of 16 digits and more. */
const textsAndIntegers = /"(?:[^"\\]|\\.)*"|(?<![\w.+])-?\d{16,}(?![\d.eE])/g

/** Returns JSON with its long integers as texts: numbers of 19 digits would lose their last ones when it is parsed. */
export const quoteLongIntegers = (json: string): string =>
  json.replaceAll(textsAndIntegers, (token) => (token.startsWith('"') ? token : `"${token}"`))
