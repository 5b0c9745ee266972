/** Names of fields about the payer, the card or access, whose values are not stored. */
const personal = [
  /^req_card_|^card_(?!type)/i,
  /(^|_)(bill|ship)(_|ing|ping|to|$)/i,
  /(fore|sur|first_?|last_?|payer_?|customer_?|buyer_?|holder_?)name/i,
  /e?mail|phone|mobile|address/i,
  /^(customer|buyer|payer)_?(details)?$/i,
  /access_?token|client_secret/i,
  // Of a card: until when it is valid, its first digits, and what tells it from others.
  /^exp(iration)?_?(month|year)$|expiry|^fingerprint$|^(iin|bin|prefix|first_?(6|six))$/i,
]

/** Digits in groups as they are printed on cards, or in one. */
const digitRuns = /\d+(?:[ -]\d+)*/g

const luhn = (digits: string): boolean => {
  let sum = 0
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Returns digits in groups, with the numbers of cards that begin and end with a group masked. */
const maskRun = (run: string): string => {
  const parts = run.split(/([ -])/)
  for (let from = 0; from < parts.length; from += 2)
    for (let to = parts.length; to > from; to -= 2) {
      const digits = parts.slice(from, to).join('').replaceAll(/\D/g, '')
      if (digits.length < 12 || digits.length > 19 || !luhn(digits)) continue
      parts.splice(from, to - from, `…${digits.slice(-4)}`)
      break
    }
  return parts.join('')
}

/** Returns a text in which the numbers of cards, 12 to 19 digits that pass Luhn's check, show their last four alone. */
const maskText = (text: string): string => text.replaceAll(digitRuns, maskRun)

/** Returns a message of a provider as it may be stored: without data of the payer and without card numbers (PAY-7.8). */
export const mask = (value: unknown): unknown => {
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'number') {
    const masked = maskText(String(value))
    return masked === String(value) ? value : masked
  }
  if (value instanceof Map) return mask(Object.fromEntries(value))
  if (Array.isArray(value)) return value.map(mask)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      maskText(field),
      personal.some((name) => name.test(field)) && one !== null && one !== undefined
        ? '…'
        : mask(one),
    ]),
  )
}
