/** A key as the browser reports it. */
export interface ScannedKey {
  /** The place of the key: `KeyA`, `Digit1`. What an input method makes of it does not matter. */
  readonly code: string
  readonly isShifted: boolean
  readonly isCapsLock: boolean
  /** In ms. */
  readonly time: number
}

/** Fewer keys, or slower ones on average, are a person's. */
const FEWEST = 6
const SLOWEST = 30
/** After so long without a key, in ms, another scan begins. */
const SILENCE = 100
/** The same code within so long, in ms, is read once. */
const REPEAT = 3000

/** Stands in a code for any other key: a code that was read in part must not pass for a whole one. */
const UNKNOWN = '\uFFFD'

const plain: Readonly<Record<string, string>> = {
  Minus: '-_',
  Equal: '=+',
  Period: '.>',
  Slash: '/?',
  Comma: ',<',
  Semicolon: ';:',
}
const shiftedDigits = ')!@#$%^&*('

const characterOf = ({ code, isShifted }: ScannedKey): string | undefined => {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return isShifted ? letter : letter.toLowerCase()
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  if (digit !== undefined) return isShifted ? shiftedDigits[Number(digit)] : digit
  return plain[code]?.[isShifted ? 1 : 0]
}

/** Tells a scanner that types like a keyboard from a person who types (KIOSK-5.1). */
export interface KeyScans {
  /** Takes a key. Returns true if it ends a scan: the page must not see that key, or it presses the button with the focus. */
  readonly press: (key: ScannedKey) => boolean
}

/** `onScan` gets each code once; `onCapsLock` is called instead if letters may be wrong. */
export const createKeyScans = (
  onScan: (text: string) => void,
  onCapsLock: () => void,
): KeyScans => {
  let text = ''
  let first = 0
  let last = 0
  let isWrong = false
  let read = { text: '', time: -REPEAT }
  const begin = (time: number): void => {
    text = ''
    first = time
    isWrong = false
  }
  return {
    press: (key) => {
      const { code, time, isCapsLock } = key
      if (/^(Shift|CapsLock)/.test(code)) return false
      if (text === '' || time - last > SILENCE) begin(time)
      last = time
      if (code === 'Enter' || code === 'NumpadEnter' || code === 'Tab') {
        const isScan = text.length >= FEWEST && (time - first) / text.length <= SLOWEST
        const scanned = text
        const mayBeWrong = isWrong
        begin(time)
        if (!isScan) return false
        if (mayBeWrong) onCapsLock()
        else if (scanned !== read.text || time - read.time > REPEAT) {
          read = { text: scanned, time }
          onScan(scanned)
        }
        return true
      }
      const character = characterOf(key)
      if (character === undefined && text === '') return false
      text += character ?? UNKNOWN
      isWrong ||= isCapsLock && /[a-z]/i.test(character ?? '')
      return false
    },
  }
}
