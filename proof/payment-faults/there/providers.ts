import type { Fields } from '../../wire/client/fields.ts'

/** A provider as it is entered in the console, with the sandbox gateway's keys (apps/sandbox/README.md). */
export interface Provider {
  readonly title: string
  /** The call that starts its payments. */
  readonly call: string
  readonly currency: 'HKD' | 'MYR' | 'TWD'
  readonly account: Fields
  readonly method: Fields
  /** Its name at the gateway. */
  readonly atGateway: string
  /** Whether it notifies registered addresses only. */
  readonly registers?: true
  /** A reader takes one payment at a time. */
  readonly isReader?: true
}

const stripe = { apiKey: 'sk_test_SB_demo', webhookSecret: 'whsec_SB_demo' }

/** Every provider, and every way of those that have several. */
export const providers = {
  cybersource: {
    title: 'CyberSource',
    atGateway: 'cybersource',
    call: 'cybersource/redirect/setup',
    currency: 'HKD',
    account: {
      provider: 'cybersource',
      settings: {
        profileId: 'SB_demo',
        accessKey: 'sbdemoaccesskey',
        merchantId: 'SB_demo',
        keyId: 'sb-demo-rest-key',
      },
      secrets: {
        secretKey: 'sb-demo-cybersource-secret',
        sharedSecret: 'c2ItZGVtby1jeWJlcnNvdXJjZS1yZXN0LXNlY3JldA==',
      },
    },
    method: { type: 'card' },
  },
  fiuu: {
    title: 'Fiuu',
    atGateway: 'fiuu',
    call: 'razerOnline',
    currency: 'MYR',
    account: {
      provider: 'fiuu',
      settings: { merchantId: 'SB_demo', billEmail: 'a@b.example', billMobile: '+60312345678' },
      secrets: { verifyKey: 'sb-demo-fiuu-verify', secretKey: 'sb-demo-fiuu-secret' },
    },
    method: { type: 'card' },
  },
  stripePage: {
    title: "Stripe's page",
    atGateway: 'stripe',
    call: 'payments/online',
    currency: 'HKD',
    account: { provider: 'stripe', settings: { accountId: 'acct_SB_demo' }, secrets: stripe },
    method: { type: 'card' },
    registers: true,
  },
  stripeCode: {
    title: "Stripe's code",
    atGateway: 'stripe',
    call: 'payments/online',
    currency: 'HKD',
    account: { provider: 'stripe', settings: { accountId: 'acct_SB_demo' }, secrets: stripe },
    method: { type: 'wallet', channel: 'wechat_pay' },
    registers: true,
  },
  stripeReader: {
    title: "Stripe's reader",
    atGateway: 'stripe',
    call: 'bbposWeb',
    currency: 'HKD',
    account: {
      provider: 'stripeTerminal',
      settings: { accountId: 'acct_SB_demo', reader: 'tmr_SB_demo' },
      secrets: stripe,
    },
    method: { type: 'card' },
    registers: true,
    isReader: true,
  },
  linePay: {
    title: 'LINE Pay',
    atGateway: 'line-pay',
    call: 'payments/online',
    currency: 'TWD',
    account: {
      provider: 'linePay',
      settings: { channelId: '1656000000' },
      secrets: { channelSecret: 'a917ab6a2367b536f8e5a6e2977e06f4' },
    },
    method: { type: 'wallet' },
  },
  fps: {
    title: 'FPS',
    atGateway: 'fps',
    call: 'payments/online',
    currency: 'HKD',
    account: {
      provider: 'fps',
      settings: { fpsId: '1234567' },
      secrets: { notificationSecret: 'sb-demo-fps-secret' },
    },
    method: { type: 'wallet' },
    registers: true,
  },
  adyen: {
    title: 'Adyen',
    atGateway: 'adyen',
    call: 'payments/online',
    currency: 'HKD',
    account: {
      provider: 'adyen',
      settings: { merchantAccount: 'SB_demo' },
      secrets: {
        apiKey: 'sb-demo-adyen-api-key',
        hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
      },
    },
    method: { type: 'card' },
    registers: true,
  },
  lanReader: {
    title: 'reader on the network',
    atGateway: 'lan-reader',
    call: 'bbposWeb',
    currency: 'HKD',
    account: { provider: 'lanReader', settings: { terminal: 'SB_demo' }, secrets: {} },
    method: { type: 'card' },
    isReader: true,
  },
} as const satisfies Record<string, Provider>

export type ProviderKey = keyof typeof providers
