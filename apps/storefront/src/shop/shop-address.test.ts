import { expect, it } from 'vitest'
import { shopAddress } from './shop-address.ts'

it('Chinese: from the city to the door, without a comma', () => {
  expect(shopAddress('香港上環', '太平山街128號地下')).toBe('香港上環太平山街128號地下')
})
it('English: from the door to the city', () => {
  expect(shopAddress('Sheung Wan, Hong Kong', 'G/F, 128 Tai Ping Shan Street')).toBe(
    'G/F, 128 Tai Ping Shan Street, Sheung Wan, Hong Kong',
  )
})
it('one part alone is unchanged', () => {
  expect(shopAddress('Sheung Wan', '')).toBe('Sheung Wan')
  expect(shopAddress('', '太平山街128號')).toBe('太平山街128號')
})
