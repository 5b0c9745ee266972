import { describe, expect, it } from 'vitest'
import { openForTests } from '../testing/opened.ts'

const opened = openForTests()

describe('the panel', () => {
  it('is a page that says that no real money moves', async () => {
    const response = await fetch(`${opened.url}/panel`)
    expect(await response.text()).toContain('SANDBOX: no real money')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('its buttons cannot be pressed by a page of another site', async () => {
    const response = await fetch(`${opened.url}/panel/faults`, {
      method: 'POST',
      body: new URLSearchParams({ fault: 'decline' }),
      headers: { Origin: 'http://evil.example' },
      redirect: 'manual',
    })
    expect(response.status).toBe(403)
  })

  it('the buttons of its own pages work in a browser', async () => {
    const response = await fetch(`${opened.url}/panel/faults`, {
      method: 'POST',
      body: new URLSearchParams({ fault: 'decline', reference: 'a' }),
      headers: { Origin: opened.url },
      redirect: 'manual',
    })
    expect(response.status).toBe(303)
    // A page without a referrer has the origin `null`, also for its own buttons.
    const page = await fetch(`${opened.url}/panel`)
    expect(page.headers.has('referrer-policy')).toBe(false)
  })

  it('a fault that its form sets without a reference is for the next payment', async () => {
    await opened.post(
      '/panel/faults',
      Object.entries({ fault: 'decline', reference: '', provider: 'fiuu' }),
    )
    expect(opened.sandbox.gateway.faults.next()).toEqual([{ fault: 'decline', provider: 'fiuu' }])
  })

  it('refuses unknown faults, payments and outcomes', async () => {
    expect(await opened.fault('a', 'nothing')).toHaveProperty('error')
    expect(await opened.panel('pay', { reference: 'unknown' })).toHaveProperty('error')
  })
})
