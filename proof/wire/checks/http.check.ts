import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { httpVisitor, url } from '../client/target.ts'
import { restaurant } from '../restaurant/restaurant.ts'
import { api, ownerToken } from '../restaurant/http.ts'

area('HTTP', () => {
  check('GET under /api/ reads', async () => {
    const { shop } = await restaurant()
    expect((await api(`shops/${shop}`)).status).toBe(200)
  })
  check('POST with a bearer token under /api/', async () => {
    const response = await api('users/spends/rankProgress', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await ownerToken()}`,
      },
      body: '{}',
    })
    expect(response.status).toBe(201)
  })
  check('POST without a bearer token where one is needed: 401', async () => {
    const response = await api('users/spends/rankProgress', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(401)
  })
  for (const app of ['storefront', 'console']) {
    check(`GET locales/${app}.json`, async () => {
      const response = await api(`locales/${app}.json`).then((found) =>
        found.ok ? found : fetch(`${url}/locales/${app}.json`),
      )
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('json')
    })
    check(`GET locales/${app}.{region}.json`, async () => {
      expect((await api(`locales/${app}.hk.json`)).status).toBe(200)
    })
    check(`GET locales/${app}-draft.json without a token: 401 or 404`, async () => {
      expect([401, 403, 404]).toContain((await api(`locales/${app}-draft.json`)).status)
    })
    check(`GET locales/${app}-draft.json with a token of staff`, async () => {
      const headers = { authorization: `Bearer ${await ownerToken()}` }
      expect((await api(`locales/${app}-draft.json`, { headers })).status).toBe(200)
    })
    check(`GET locales/${app}-draft.{region}.json with a token of staff`, async () => {
      const headers = { authorization: `Bearer ${await ownerToken()}` }
      expect((await api(`locales/${app}-draft.hk.json`, { headers })).status).toBe(200)
    })
    for (const locale of ['en', 'zh-hk', 'zh-cn'])
      check(`per-locale file of ${app} in ${locale}`, async () => {
        const forms = [
          `locales/${app}/${locale}.json`,
          `locales/${app}.${locale}.json`,
          `locales/${locale}.json`,
        ]
        const statuses = await Promise.all(forms.map(async (form) => (await api(form)).status))
        expect(statuses).toContain(200)
      })
  }
  check('missing translation keys are batch-reported', async () => {
    const data = { app: 'storefront', locale: 'en', keys: ['wire.missing'] }
    await httpVisitor().create('missingTranslations', data)
  })
  check('an error over HTTP has the status of its code', async () => {
    const response = await api(`shops/${'f'.repeat(24)}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ name: 'NotFound', code: 404 })
  })
})
