/** What the merchant has of CyberSource. */
export const merchant = {
  id: 'SB_demo',
  profileId: 'SB_demo',
  accessKey: 'sbdemoaccesskey',
  /** Of Secure Acceptance. */
  secret: 'sb-demo-cybersource-secret',
  /** Of the REST API. */
  keyId: 'sb-demo-rest-key',
  sharedSecret: 'c2ItZGVtby1jeWJlcnNvdXJjZS1yZXN0LXNlY3JldA==',
} as const
