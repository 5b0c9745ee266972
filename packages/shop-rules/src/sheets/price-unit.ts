/** Codes of currencies, as they stand beside an amount. */
const codes =
  'AED|ARS|AUD|BGN|BHD|BND|BRL|CAD|CHF|CLP|CNY|COP|CZK|DKK|EGP|EUR|GBP|GEL|HKD|HUF|IDR|ILS|INR|ISK|JPY|KES|KHR|KRW|KWD|KZT|LAK|LKR|MAD|MMK|MOP|MXN|MYR|NGN|NOK|NPR|NTD|NZD|OMR|PEN|PHP|PKR|PLN|QAR|RMB|RON|RSD|RUB|SAR|SEK|SGD|THB|TRY|TWD|UAH|USD|VND|ZAR'
/** Words and abbreviations in Latin letters. */
const latin = String.raw`RM|Rp\.?|Rs\.?|kr\.?|Ft|lei|Ksh|[Ee]uros?|EUROS?|[Dd]ollars?|[Bb]aht`
/** What is no part of a longer word, whatever stands beside it. */
const anywhere = String.raw`元|円|圓|원|蚊|塊|块|บาท|đ|Kč|zł|лв\.?|грн\.?|руб\.?`
const signs = String.raw`(?:(?<!\p{L})(?:HK|NT|US|SG|S|A|NZ|C|R|MOP))?[$¥₫฿€£₩₱₹₺₽₴₪₦₸]`

/** The units that people write before or behind an amount, as a part of a pattern. */
export const priceUnit = String.raw`(?:${signs}|${anywhere}|(?<!\p{L})S\/\.?(?=\s*\d)|(?<!\p{L})(?:${latin}|${codes})(?!\p{L})|(?<!\p{L})р\.(?!\p{L}))`

/** Units whose amounts have no decimals, so that `45.000` is forty-five thousand. */
export const wholeUnit = /^(?:₫|đ|VND|Rp\.?|IDR|₩|원|KRW|円|JPY|CLP|COP|KHR|LAK|MMK|ISK)$/iu

/** How people write that an amount is of thousands: `45k`, `25rb`. */
export const thousandsWord = String.raw`(?<=\d)\s?(?:[kK]|rb|ribu|nghìn|ngàn)(?!\p{L})`

const fractions: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' }

/** Returns a text in NFKC, in which `6½` is 6.5 and a fraction by itself stays. */
export const normalPrices = (text: string): string =>
  text
    .replaceAll(/(\d)\s?([¼½¾])/gu, (_, digit: string, sign: string) => digit + fractions[sign])
    .replaceAll(/[^¼½¾]+/gu, (part) => part.normalize('NFKC'))
