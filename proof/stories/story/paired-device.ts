import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { hongKong, ownerAccount, staffAccount } from './shop.ts'

/** Makes a call of the server, as another device would. */
export const call = async (
  url: string,
  path: string,
  data: object,
  token?: string,
  method: 'POST' | 'PATCH' = 'POST',
) => {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(data),
  })
  return (await response.json()) as Readonly<Record<string, string>>
}

/** Pairs a kiosk with a shop, with settings of its own, and returns what its browser has stored then. */
export const pairedStorage = async (
  url: string,
  name: string,
  settings: object = {},
  shop = hongKong._id,
) => {
  const { accessToken } = await call(url, 'authentication', {
    strategy: 'local',
    ...(shop === hongKong._id ? staffAccount('manager') : ownerAccount()),
  })
  const { request = '', code = '' } = await call(url, 'devices/request', { kind: 'kiosk' })
  await call(url, 'devices/confirm', { code, shop, name }, accessToken)
  const { device, token } = (await call(url, 'devices/claim', { request })) as unknown as {
    readonly device: { readonly _id: string }
    readonly token: string
  }
  const set =
    Object.keys(settings).length === 0
      ? device
      : await call(url, `devices/${device._id}`, settings, accessToken, 'PATCH')
  const paired = { device: set, token }
  return {
    cookies: [],
    origins: [
      { origin: url, localStorage: [{ name: 'posDevice', value: JSON.stringify(paired) }] },
    ],
  }
}

/** Opens a paired kiosk in a browser of its own. */
export const openKiosk = async (
  browser: Browser,
  url: string,
  look: BrowserContextOptions,
  settings: object = {},
  shop = hongKong._id,
) => {
  const storageState = await pairedStorage(url, 'Glass', settings, shop)
  const context = await browser.newContext({ ...look, storageState })
  const page = await context.newPage()
  await page.goto(`${url}/posHome`)
  await page.locator('.kiosk-touch:enabled').waitFor()
  return page
}

/** Changes settings of a kiosk that runs, as a manager does who is elsewhere. */
export const changeSettings = async (kiosk: Page, url: string, settings: object) => {
  const { accessToken } = await call(url, 'authentication', {
    strategy: 'local',
    ...staffAccount('manager'),
  })
  const stored = await kiosk.evaluate(() => localStorage.getItem('posDevice'))
  const { device } = JSON.parse(stored ?? '') as { readonly device: { readonly _id: string } }
  await call(url, `devices/${device._id}`, settings, accessToken, 'PATCH')
}
