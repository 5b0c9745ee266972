import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { api, picture } from '../restaurant/http.ts'

const sizes = ['small', 'medium', 'large', 'exlarge', 'exlargex2']

const bytes = async (form: string) => (await (await api(form)).arrayBuffer()).byteLength

area('attachments', () => {
  check('GET /api/attachments/{id}', async () => {
    const response = await api(`attachments/${await picture()}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^image\//)
  })
  for (const size of sizes)
    for (const extension of ['webp', 'jpg'])
      check(`size ${size}, extension ${extension}`, async () => {
        const id = await picture()
        const forms = [
          `attachments/${id}?size=${size}&extension=${extension}`,
          `attachments/${id}.${extension}?size=${size}`,
          `attachments/${id}/${size}.${extension}`,
        ]
        const types: (string | null)[] = []
        for (const form of forms) {
          const response = await api(form)
          if (response.ok) types.push(response.headers.get('content-type'))
        }
        expect(types).toContain(extension === 'jpg' ? 'image/jpeg' : 'image/webp')
      })
  for (const [size, pixels] of Object.entries({ small: 400, medium: 800, large: 1200 }))
    check(`${size} is at most ${pixels} pixels`, async () => {
      const id = await picture()
      expect(await bytes(`attachments/${id}?size=${size}`)).toBeLessThanOrEqual(
        await bytes(`attachments/${id}?size=exlargex2`),
      )
    })
  check('GET /api/thumbs/{id}', async () => {
    const response = await api(`thumbs/${await picture()}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^image\//)
  })
  check('a picture that there is not: 404', async () => {
    expect((await api(`attachments/${'f'.repeat(24)}`)).status).toBe(404)
  })
  check('pictures show on a page of another origin', async () => {
    const response = await api(`attachments/${await picture()}`)
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })
})
