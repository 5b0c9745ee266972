import type { CreateInvoiceSellerData } from '@comanda/contract'
import { objectId } from '../ids/object-id.ts'

/**
 * Who issues the invoices of the shop in Taipei: a company that does not exist, by the sandbox gateway in place of ECPay. The
 * keys are public: ECPay's for tests, and the example of the tax authority.
 */
export const invoiceSellers = [
  {
    _id: objectId('invoice-seller/tw'),
    taxId: '53212539',
    name: '燈巷餐飲有限公司',
    address: '台北市大安區永康街31巷88號1樓',
    adapter: 'ecpay',
    mode: 'sandbox',
    merchant: '2000132',
    mail: 'invoices@lantern-lane.example',
    secrets: {
      hashKey: 'ejCk326UnaZWKisg',
      hashIV: 'q9jcZX8Ib9LM8wYk',
      qrKey: 'FE05F029154F6AA67A78B338ED2F6601',
    },
  },
] as const satisfies readonly CreateInvoiceSellerData[]
