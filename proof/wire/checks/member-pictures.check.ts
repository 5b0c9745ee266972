import { expect } from 'vitest'
import { area, check, once } from '../check/check.ts'
import { textAt } from '../client/fields.ts'
import { httpVisitor } from '../client/target.ts'
import { newMember } from '../restaurant/people.ts'
import { api, pixel } from '../restaurant/http.ts'

area("members' pictures", () => {
  const avatar = once(async () => {
    const member = await newMember(0)
    const token = textAt(await httpVisitor().signIn(member), 'accessToken')
    const response = await api('users/pic', {
      method: 'POST',
      headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
      body: pixel,
    })
    expect(response.ok).toBe(true)
    const user = await member.client.get('users', member.id)
    return { member, token, picture: textAt(user, 'avatar') }
  })
  const bearer = async () => ({ authorization: `Bearer ${(await avatar()).token}` })
  check('POST with a bearer token: a picture of one’s own becomes the avatar', avatar)
  check('GET /api/users/pic/{id} by the picture', async () => {
    const response = await api(`users/pic/${(await avatar()).picture}`, { headers: await bearer() })
    expect(response.status).toBe(200)
  })
  check('GET /api/users/pic/{id} by the user', async () => {
    const response = await api(`users/pic/${(await avatar()).member.id}`, {
      headers: await bearer(),
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^image\//)
  })
})
