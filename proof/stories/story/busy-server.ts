import type { Page } from '@playwright/test'

/** A call on the wire: the id of its acknowledgement comes first. */
const CALL = /^42(\d+)\["/

const busy = {
  name: 'Unavailable',
  className: 'unavailable',
  code: 503,
  message: 'The server is busy',
  data: { code: 'unavailable', retryAfter: 500 },
}

/** Refuses all calls of a page for some ms from the first one on, as a busy server does. Call it before the page loads. */
export const refuseCallsFor = async (page: Page, ms: number) => {
  let begun: number | undefined
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const wire = socket.connectToServer()
    socket.onMessage((message) => {
      const [, id] = CALL.exec(String(message)) ?? []
      if (id === undefined) return wire.send(message)
      begun ??= Date.now()
      if (Date.now() - begun > ms) return wire.send(message)
      return socket.send(`43${id}${JSON.stringify([busy])}`)
    })
  })
}

/** Refuses the calls of a path by HTTP for some ms from the first one on, as a busy server does. */
export const refusePostsFor = async (page: Page, path: string, ms: number) => {
  let begun: number | undefined
  await page.route(`**/api/${path}`, (route) => {
    begun ??= Date.now()
    if (Date.now() - begun > ms) return route.continue()
    return route.fulfill({ status: 503, json: busy })
  })
}
