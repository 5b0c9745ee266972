/** The words of the printed invoice. It is a document of Taiwan, so they are the same in every language. */
export const paperWords = {
  title: '電子發票證明聯',
  copy: '補印',
  format: '格式 25',
  random: '隨機碼',
  total: '總計',
  seller: '賣方',
  buyer: '買方',
} as const

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Returns a period as it is printed: `115年11-12月` of `11512`. */
export const periodWords = (period: string): string => {
  const month = Number(period.slice(3))
  return `${Number(period.slice(0, 3))}年${twoDigits(month - 1)}-${twoDigits(month)}月`
}

/** Returns a number as it is printed: `AB-12345678`. */
export const numberWords = (number: string): string => `${number.slice(0, 2)}-${number.slice(2)}`
