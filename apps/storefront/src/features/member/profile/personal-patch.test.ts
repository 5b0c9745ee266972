import { expect, it } from 'vitest'
import { personalPatch, personalTexts } from './personal-patch.ts'

const user = { _id: 'u', firstName: 'Mei', phone: '+852 9123 4567' }

it('what was not changed is not sent', () => {
  expect(personalPatch(user, personalTexts(user))).toEqual({})
  expect(personalPatch(user, { ...personalTexts(user), firstName: ' Mei ' })).toEqual({})
})
it('what was changed is sent, what was emptied is cleared', () =>
  expect(
    personalPatch(user, {
      firstName: 'Mei-ling',
      lastName: '',
      phone: ' ',
      dob: '1990-02-28',
      locale: 'zh-hk',
    }),
  ).toEqual({ firstName: 'Mei-ling', phone: null, dob: '1990-02-28', locale: 'zh-hk' }))
