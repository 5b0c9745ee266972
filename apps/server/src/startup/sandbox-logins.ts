import { isSafeIssuer, type OidcProvider } from '../config/oidc-provider.ts'

/**
 * Returns the configured OpenID Connect providers, and that of the sandbox at a URL, so that the demo shows a login by an account
 * elsewhere (ACC-6.1). It is left out if other machines reach the sandbox: a login without HTTPS is for this machine only.
 */
export const withSandboxLogins = (
  configured: readonly OidcProvider[],
  sandboxUrl: string | undefined,
): readonly OidcProvider[] => {
  if (sandboxUrl === undefined) return configured
  const issuer = `${sandboxUrl}/openid`
  if (!isSafeIssuer(issuer) || configured.some(({ id }) => id === 'sandbox')) return configured
  const client = { clientId: 'SB_demo', clientSecret: 'sb-demo-openid-secret' }
  return [...configured, { id: 'sandbox', name: 'Sandbox', issuer, ...client, isSandbox: true }]
}
