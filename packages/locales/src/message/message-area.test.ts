import { describe, expect, it } from 'vitest'
import { createMessageArea } from './message-area.ts'

describe('an area of messages', () => {
  it('loads each language once; a loaded one is a fulfilled promise', async () => {
    const requested: string[] = []
    const area = createMessageArea(async (locale) => {
      requested.push(locale)
      return { greeting: locale }
    })
    expect(area.isUsed()).toBe(false)
    await Promise.all([area.load('en'), area.load('en'), area.load('zh-hk')])
    expect(area.isUsed()).toBe(true)
    expect(area.load('en')).toMatchObject({ status: 'fulfilled', value: { greeting: 'en' } })
    expect(requested).toEqual(['en', 'zh-hk'])
  })

  it('retries a language that failed to load', async () => {
    let isUp = false
    const area = createMessageArea(async () => {
      if (!isUp) throw new Error('no network')
      return { greeting: 'Hello' }
    })
    await expect(area.load('en')).rejects.toThrow('no network')
    isUp = true
    expect(await area.load('en')).toEqual({ greeting: 'Hello' })
  })
})
