/** The rooms of the sandbox gateway from the ground up: each provider alone knows its protocol. */
export const floors = [
  ['money', 'ledger', 'faults', 'notifications'],
  ['http'],
  ['pages'],
  ['gateway'],
  [
    'cybersource',
    'fiuu',
    'stripe',
    'line-pay',
    'fps',
    'lan-reader',
    'adyen',
    'ecpay',
    'openid',
    'printer',
    'twilio',
    'channel',
  ],
  ['panel'],
  ['startup'],
  ['testing'],
]
