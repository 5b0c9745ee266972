import { type Fields, isFields, textOf } from '../http/call.ts'

const sumOf = (items: unknown): number =>
  Array.isArray(items)
    ? items.reduce(
        (sum: number, item: unknown) =>
          sum + (isFields(item) ? Number(item['ItemAmount']) : Number.NaN),
        0,
      )
    : Number.NaN

const carriers: Readonly<Record<string, RegExp>> = {
  '1': /^$/,
  '2': /^[A-Z]{2}\d{14}$/,
  '3': /^\/[0-9A-Z.+-]{7}$/,
}

const carrierProblem = (data: Fields): string | undefined => {
  const type = textOf(data, 'CarrierType')
  if (type === '') return textOf(data, 'CarrierNum') === '' ? undefined : '載具類別必填'
  const pattern = carriers[type]
  if (pattern === undefined || !pattern.test(textOf(data, 'CarrierNum'))) return '載具編號格式錯誤'
  if (textOf(data, 'Print') === '1') return '有載具時不可列印'
  return textOf(data, 'Donation') === '1' ? '有載具時不可捐贈' : undefined
}

/** Returns what ECPay refuses about an invoice, or undefined. */
export const issueProblem = (data: Fields): string | undefined => {
  const of = (name: string): string => textOf(data, name)
  if (!/^[A-Za-z0-9]{1,30}$/.test(of('RelateNumber'))) return '自訂編號格式錯誤'
  if (!/^[01]$/.test(of('Print')) || !/^[01]$/.test(of('Donation'))) return '列印或捐贈註記錯誤'
  if (of('CustomerPhone') === '' && of('CustomerEmail') === '') return '手機與信箱必須擇一填寫'
  if (of('CustomerEmail') !== '' && !/^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(of('CustomerEmail')))
    return '信箱格式錯誤'
  if (of('CustomerEmail').length > 80) return '信箱過長'
  if (of('Print') === '1' && (of('CustomerName') === '' || of('CustomerAddr') === ''))
    return '列印時客戶名稱與地址必填'
  if (of('CustomerIdentifier') !== '' && !/^\d{8}$/.test(of('CustomerIdentifier')))
    return '統一編號格式錯誤'
  if (of('Donation') === '1' && !/^[xX0-9]\d{2,6}$/.test(of('LoveCode'))) return '捐贈碼格式錯誤'
  if (of('Donation') === '1' && (of('Print') === '1' || of('CustomerIdentifier') !== ''))
    return '捐贈發票不可列印，亦不可有統一編號'
  if (of('CustomerIdentifier') !== '' && of('CarrierType') === '' && of('Print') === '0')
    return '有統一編號而無載具時必須列印'
  if (of('InvType') !== '07' || of('TaxType') !== '1') return '僅支援一般稅額'
  const amount = Number(of('SalesAmount'))
  if (!Number.isInteger(amount) || amount <= 0) return '銷售金額錯誤'
  if (Math.round(sumOf(data['Items'])) !== amount) return '商品合計與銷售金額不符'
  return carrierProblem(data)
}
