/** Tag, length of two digits, value: the code of a merchant-presented QR. */
const parseTags = (text: string): Map<string, string> | undefined => {
  const tags = new Map<string, string>()
  let rest = text
  while (rest !== '') {
    const length = Number(rest.slice(2, 4))
    const value = rest.slice(4, 4 + length)
    if (!/^\d{4}/.test(rest) || value.length !== length) return undefined
    tags.set(rest.slice(0, 2), value)
    rest = rest.slice(4 + length)
  }
  return tags
}

/** CRC-16/CCITT-FALSE of ASCII text, as four hexadecimal digits. */
export const crc16 = (text: string): string => {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000) === 0 ? (crc << 1) & 0xffff : ((crc << 1) ^ 0x1021) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

export interface FpsCode {
  readonly fpsId: string
  readonly amount: string
  /** ISO 4217, three digits. */
  readonly currency: string
  readonly reference: string
}

/** Reads an FPS code, or returns what is wrong with it. */
export const readFpsCode = (code: string): FpsCode | string => {
  if (crc16(code.slice(0, -4)) !== code.slice(-4)) return 'the checksum is wrong'
  const tags = parseTags(code)
  if (tags === undefined) return 'the code is malformed'
  const account = parseTags(tags.get('26') ?? '')
  if (account?.get('00') !== 'hk.com.hkicl') return 'the code is not one of FPS'
  const additional = parseTags(tags.get('62') ?? '')
  return {
    fpsId: account.get('02') ?? '',
    amount: tags.get('54') ?? '',
    currency: tags.get('53') ?? '',
    reference: additional?.get('05') ?? '',
  }
}
