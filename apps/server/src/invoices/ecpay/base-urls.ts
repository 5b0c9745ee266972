/** ECPay's addresses; the sandbox's is that of the sandbox gateway, by configuration. */
export const ecpayUrls = { live: 'https://einvoice.ecpay.com.tw' } as const
