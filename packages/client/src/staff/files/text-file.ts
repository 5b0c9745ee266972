/** The encodings in which spreadsheets save text where Comanda is used. */
export const textEncodings = [
  'utf-8',
  'big5',
  'gb18030',
  'shift_jis',
  'euc-kr',
  'windows-1252',
  'windows-1250',
  'utf-16le',
  'utf-16be',
] as const
export type TextEncoding = (typeof textEncodings)[number]

/** A file as text, with the encoding in which it was read. */
export interface TextFile {
  readonly name: string
  readonly text: string
  readonly encoding: TextEncoding
  /** Whether the encoding is a guess, which is shown to the person who chose the file. */
  readonly isGuess: boolean
  readonly bytes: ArrayBuffer
}

const asEncoding: Readonly<Record<string, TextEncoding>> = {
  Big5: 'big5',
  GB18030: 'gb18030',
  Shift_JIS: 'shift_jis',
  'EUC-KR': 'euc-kr',
  'windows-1252': 'windows-1252',
  'ISO-8859-1': 'windows-1252',
  'windows-1250': 'windows-1250',
  'ISO-8859-2': 'windows-1250',
  'UTF-16LE': 'utf-16le',
  'UTF-16BE': 'utf-16be',
}

/** Of a hundred; below that the detector says no more than that the bytes are possible. */
const enough = 50
const ofEastAsia = ['big5', 'gb18030', 'shift_jis', 'euc-kr'] as const

/** Returns the text of bytes, undefined if they are not of the encoding. */
const decoded = (bytes: ArrayBuffer, encoding: TextEncoding): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Whether East Asian letters stand by themselves: `Cr衷e` is `Crème` in the wrong encoding. */
const isPlausible = (text: string): boolean =>
  !/[a-z][\p{Script=Han}\p{Script=Hangul}]|[\p{Script=Han}\p{Script=Hangul}][a-z]|\p{Co}|[^\P{Cc}\t\r\n]/u.test(
    text,
  )

const usual = (locale: string): readonly TextEncoding[] =>
  locale === 'zh-cn' ? ['gb18030', ...ofEastAsia] : ofEastAsia

const guessed = async (bytes: ArrayBuffer, locale: string): Promise<TextEncoding> => {
  const { analyse } = await import('chardet')
  const [best] = analyse(new Uint8Array(bytes))
  const known = best && best.confidence >= enough ? asEncoding[best.name] : undefined
  if (known && decoded(bytes, known) !== undefined) return known
  const possible = usual(locale).find((encoding) => isPlausible(decoded(bytes, encoding) ?? '\0'))
  return possible ?? 'windows-1252'
}

const byMark = (bytes: ArrayBuffer): TextEncoding | undefined => {
  const [one, two] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  return one === 0xfe && two === 0xff ? 'utf-16be' : undefined
}

/** Reads a file in the encoding that its bytes show; the detector of others than UTF is loaded with the first (IMPORT-1.9). */
export const readTextFile = async (file: File, locale: string): Promise<TextFile> => {
  const bytes = await file.arrayBuffer()
  const marked = byMark(bytes)
  const encoding = marked ?? (decoded(bytes, 'utf-8') === undefined ? undefined : 'utf-8')
  const read = encoding ?? (await guessed(bytes, locale))
  const text = decoded(bytes, read) ?? new TextDecoder(read).decode(bytes)
  return { name: file.name, text, encoding: read, isGuess: encoding === undefined, bytes }
}

/** Returns the same file read in another encoding. */
export const rereadTextFile = (file: TextFile, encoding: TextEncoding): TextFile => ({
  ...file,
  encoding,
  text: new TextDecoder(encoding).decode(file.bytes),
})
