import type { PaymentAccountData } from '@comanda/contract'
import { objectId } from '../ids/object-id.ts'
import { shopId } from '../ids/record-id.ts'

export const accountId = (key: string): string => objectId(`payment-account/${key}`)

/** The id of an account in the demo, which every account has. */
type DemoAccount = PaymentAccountData & { readonly _id: string }

/** The sandbox gateway's own keys (apps/sandbox/README.md): no money moves, and nothing here is secret. */
const stripeSecrets = { apiKey: 'sk_test_SB_demo', webhookSecret: 'whsec_SB_demo' }

/** Accounts at the sandbox gateway, one for each provider. */
export const paymentAccounts: DemoAccount[] = [
  {
    _id: accountId('cybersource'),
    name: 'CyberSource (sandbox)',
    provider: 'cybersource',
    mode: 'sandbox',
    shops: [shopId('hk'), shopId('tw')],
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
  {
    _id: accountId('fiuu'),
    name: 'Fiuu (sandbox)',
    provider: 'fiuu',
    mode: 'sandbox',
    shops: [shopId('sg')],
    settings: {
      merchantId: 'SB_demo',
      billEmail: 'hello@lanternlane.example',
      billMobile: '+6500001828',
    },
    secrets: { verifyKey: 'sb-demo-fiuu-verify', secretKey: 'sb-demo-fiuu-secret' },
  },
  {
    _id: accountId('stripe'),
    name: 'Stripe (sandbox)',
    provider: 'stripe',
    mode: 'sandbox',
    settings: { accountId: 'acct_SB_demo' },
    secrets: stripeSecrets,
  },
  {
    _id: accountId('stripe-terminal'),
    name: 'Stripe readers (sandbox)',
    provider: 'stripeTerminal',
    mode: 'sandbox',
    settings: { accountId: 'acct_SB_demo', reader: 'tmr_SB_demo' },
    secrets: stripeSecrets,
  },
  {
    _id: accountId('lan-reader'),
    name: 'Reader at the counter (sandbox)',
    provider: 'lanReader',
    mode: 'sandbox',
    shops: [shopId('hk')],
    settings: { terminal: 'SB_demo' },
    secrets: {},
  },
  {
    _id: accountId('line-pay'),
    name: 'LINE Pay (sandbox)',
    provider: 'linePay',
    mode: 'sandbox',
    shops: [shopId('tw')],
    settings: { channelId: '1656000000' },
    secrets: { channelSecret: 'a917ab6a2367b536f8e5a6e2977e06f4' },
  },
  {
    _id: accountId('fps'),
    name: 'FPS (sandbox)',
    provider: 'fps',
    mode: 'sandbox',
    shops: [shopId('hk')],
    settings: { fpsId: '1234567' },
    secrets: { notificationSecret: 'sb-demo-fps-secret' },
  },
  {
    _id: accountId('adyen'),
    name: 'Adyen (sandbox)',
    provider: 'adyen',
    mode: 'sandbox',
    shops: [shopId('sg')],
    settings: { merchantAccount: 'SB_demo', countryCode: 'SG' },
    secrets: {
      apiKey: 'sb-demo-adyen-api-key',
      hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
    },
  },
]
