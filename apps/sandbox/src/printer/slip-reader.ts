/** A picture of black and white dots, a bit a dot, 1 is black, each row in whole bytes. */
export interface Dots {
  readonly width: number
  readonly height: number
  readonly bits: Buffer
}

/** What a piece of ESC/POS does. */
export type Step =
  | { readonly kind: 'dots'; readonly dots: Dots }
  | { readonly kind: 'cut' }
  | { readonly kind: 'drawer' }
  /** A question about the printer's state, with a response at once. */
  | { readonly kind: 'state'; readonly which: number }
  /** A question with a response once all before it is printed. */
  | { readonly kind: 'done' }
  | { readonly kind: 'other' }

interface Read {
  readonly step: Step
  /** How many bytes it takes. */
  readonly length: number
}

const other = (length: number): Read => ({ step: { kind: 'other' }, length })

/** Commands without a picture, by their first two bytes, and how long they are. */
const lengths: Readonly<Record<string, number>> = {
  '1b40': 2,
  '1b61': 3,
  '1b64': 3,
  '1b4a': 3,
  '1b33': 3,
  '1b32': 2,
  '1b74': 3,
  '1b4d': 3,
  '1b21': 3,
  '1b45': 3,
  '1d21': 3,
}

/** Reads the first command of some bytes, or returns undefined if it is not whole yet. */
const readFirst = (bytes: Buffer): Read | undefined => {
  const code = bytes.subarray(0, 2).toString('hex')
  if (code === '1d76') {
    if (bytes.length < 8) return undefined
    const [width, height] = [bytes.readUInt16LE(4), bytes.readUInt16LE(6)]
    const end = 8 + width * height
    if (bytes.length < end) return undefined
    const dots = { width: width * 8, height, bits: bytes.subarray(8, end) }
    return { step: { kind: 'dots', dots }, length: end }
  }
  if (code === '1004')
    return bytes.length < 3
      ? undefined
      : { step: { kind: 'state', which: bytes[2] ?? 1 }, length: 3 }
  if (code === '1d72') return bytes.length < 3 ? undefined : { step: { kind: 'done' }, length: 3 }
  if (code === '1d56') {
    if (bytes.length < 3) return undefined
    const isFed = (bytes[2] ?? 0) >= 65
    if (isFed && bytes.length < 4) return undefined
    return { step: { kind: 'cut' }, length: isFed ? 4 : 3 }
  }
  if (code === '1b70') return bytes.length < 5 ? undefined : { step: { kind: 'drawer' }, length: 5 }
  if (bytes.length === 1 && [0x1b, 0x1d, 0x10].includes(bytes[0] ?? 0)) return undefined
  const length = lengths[code] ?? 1
  return bytes.length < length ? undefined : other(length)
}

/** Returns the steps of some bytes, and the bytes of a last one that is not whole yet. */
export const readSteps = (
  bytes: Buffer,
): { readonly steps: readonly Step[]; readonly rest: Buffer } => {
  const steps: Step[] = []
  let at = 0
  for (;;) {
    const read = at < bytes.length ? readFirst(bytes.subarray(at)) : undefined
    if (!read) return { steps, rest: bytes.subarray(at) }
    steps.push(read.step)
    at += read.length
  }
}
