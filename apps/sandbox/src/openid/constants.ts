/** The only client: the demo's server. Nothing here is secret. */
export const client = { id: 'SB_demo', secret: 'sb-demo-openid-secret' }

/** The only paths that a browser is sent back to: those of a server of Comanda. */
export const redirectPath = /^\/api\/oidc\/[a-z0-9-]{1,30}\/callback$/

/** How long a code may be used, in ms. */
export const codeLife = 60_000

/** How long an id token is valid, in s. */
export const tokenLife = 300
