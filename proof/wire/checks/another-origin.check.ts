import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { api, picture } from '../restaurant/http.ts'

area('another origin', () => {
  const origin = 'https://menu.example.com'
  const headers = { origin }
  const allows = (response: Response) => {
    expect(['*', origin]).toContain(response.headers.get('access-control-allow-origin'))
  }
  check('reads with a plain GET', async () => {
    allows(await api('shops', { headers }))
  })
  check('reads the reason of an error', async () => {
    allows(await api(`shops/${'f'.repeat(24)}`, { headers }))
  })
  for (const method of ['POST', 'PATCH', 'DELETE'])
    check(`may ${method} with a bearer token`, async () => {
      const response = await api('tableSessions/create', {
        method: 'OPTIONS',
        headers: {
          ...headers,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type,accept',
        },
      })
      expect(response.ok).toBe(true)
      allows(response)
      expect(response.headers.get('access-control-allow-methods')).toContain(method)
      const allowed = response.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
      for (const name of ['authorization', 'content-type']) expect(allowed).toContain(name)
    })
  check('no cookies of the reader are allowed with it', async () => {
    const response = await api('shops', { headers })
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })
  check('polls the realtime service', async () => {
    allows(await api('socket.io/?EIO=4&transport=polling', { headers }))
  })
  check('reads pictures and messages', async () => {
    allows(await api('locales/storefront.json', { headers }))
    allows(await api(`attachments/${await picture()}`, { headers }))
  })
})
