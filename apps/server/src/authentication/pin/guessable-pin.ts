/** Straight lines and corners of a keypad, and numbers that people often choose. */
const common = new Set(['2580', '0852', '1379', '9731', '1397', '5683', '1004', '147258', '159753'])

/** Digits that follow each other on a keypad, twice, so that a run may pass from 9 to 0. */
const upwards = '01234567890123456789'
const downwards = '98765432109876543210'

/** The years in which people are born, marry, or open a restaurant. */
const year = /^(19[3-9]\d|20[0-4]\d)$/

const repeatsItself = (pin: string): boolean =>
  [1, 2, 3, 4].some((size) => {
    const times = pin.length / size
    return times > 1 && Number.isInteger(times) && pin === pin.slice(0, size).repeat(times)
  })

/** Returns true if a PIN is among the first that anybody would try (STAFF-3.4). */
export const isGuessable = (pin: string): boolean =>
  common.has(pin) ||
  year.test(pin) ||
  upwards.includes(pin) ||
  downwards.includes(pin) ||
  repeatsItself(pin)
