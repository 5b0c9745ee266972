import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { at, textAt } from '../client/fields.ts'
import { httpVisitor, visitor } from '../client/target.ts'
import { newMember } from '../restaurant/people.ts'
import { restaurant } from '../restaurant/restaurant.ts'
import { nobodysId } from '../restaurant/text.ts'

const failureOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('the call succeeded')
    },
    (error: unknown) => error,
  )

area('errors', () => {
  for (const [name, callerOf] of Object.entries({ socket: visitor, HTTP: httpVisitor })) {
    check(`not-authenticated over ${name}: name NotAuthenticated, code 401`, async () => {
      const failed = await failureOf(callerOf().find('bookmarks'))
      expect(failed).toMatchObject({
        name: 'NotAuthenticated',
        code: 401,
        className: 'not-authenticated',
      })
    })
    check(`not-found over ${name}: name NotFound, code 404`, async () => {
      const failed = await failureOf(callerOf().get('tableSessions', nobodysId))
      expect(failed).toMatchObject({ name: 'NotFound', code: 404, className: 'not-found' })
    })
    check(`a wrong password over ${name}: 401`, async () => {
      const { email } = await newMember(0)
      const failed = await failureOf(callerOf().signIn({ email, password: 'Wrong-Kitchen-8' }))
      expect(failed).toMatchObject({ code: 401 })
    })
    check(
      `an identifier that is not 24 hexadecimal characters over ${name}: an error, no crash`,
      async () => {
        const failed = await failureOf(callerOf().get('shops', 'not-an-id'))
        expect([400, 404]).toContain(at(failed, 'code'))
      },
    )
    check(`other errors over ${name} have a message and no stack`, async () => {
      const failed = await failureOf(callerOf().create('tableSessions/create', {}))
      expect(textAt(failed, 'message')).not.toBe('')
      expect(at(failed, 'data.stack')).toBeUndefined()
    })
  }
  check('an expired or foreign jwt: not-authenticated', async () => {
    const failed = await failureOf(
      visitor().create('authentication', { strategy: 'jwt', accessToken: 'a.b.c' }),
    )
    expect(failed).toMatchObject({ code: 401 })
  })
  check(
    'a call after a reconnect is not authenticated until the client signs in again',
    async () => {
      const { client, id } = await newMember(0)
      await client.reconnect()
      const read = await client.get('users', id).catch((error: unknown) => error)
      if (at(read, '_id') === undefined) expect(read).toMatchObject({ code: 401 })
    },
  )
  check('an identifier in capitals is a valid identifier or finds nothing', async () => {
    const { shop } = await restaurant()
    const read: unknown = await visitor()
      .get('shops', shop.toUpperCase())
      .catch((error: unknown) => error)
    expect([undefined, 400, 404]).toContain(at(read, 'code'))
  })
})
