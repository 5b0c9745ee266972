/** What the merchant has of ECPay: the public keys of its test environment. */
export const merchant = {
  id: '2000132',
  hashKey: 'ejCk326UnaZWKisg',
  hashIv: 'q9jcZX8Ib9LM8wYk',
} as const
