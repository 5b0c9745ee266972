/**
 * Phones that show a shop's menu, in a process of their own: `fork` it with the server's URL, the shop, the dish and how many.
 * It sends `open` once all listen, and responds to any message with how many phones show each quantity of the dish.
 */
import { io, type Socket } from 'socket.io-client'

const [url = '', shop = '', dish = '', count = '0'] = process.argv.slice(2)
const atOnce = 50
/** Phones behind one address, such as a restaurant's wifi. */
const behindOneAddress = 100

interface StockEvent {
  readonly product: string
  readonly stock: { readonly quantity: number }
}

const shown: (number | undefined)[] = []

const listen = (at: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const place = Math.floor(at / behindOneAddress)
    const socket: Socket = io(url, {
      path: '/api/socket.io',
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { 'x-forwarded-for': `10.0.${Math.floor(place / 250)}.${place % 250}` },
    })
    socket.on('productStocks patched', ({ product, stock }: StockEvent) => {
      if (product === dish) shown[at] = stock.quantity
    })
    socket.once('connect_error', reject)
    socket.once('connect', () =>
      socket.emit('create', 'shops/subscribe', { item: shop }, {}, (error: unknown) =>
        error ? reject(new Error(JSON.stringify(error))) : resolve(),
      ),
    )
  })

for (let at = 0; at < Number(count); at += atOnce)
  await Promise.all(
    Array.from({ length: Math.min(atOnce, Number(count) - at) }, (_, more) => listen(at + more)),
  )

process.on('message', () => {
  const phones = new Map<string, number>()
  for (let at = 0; at < Number(count); at += 1) {
    const quantity = String(shown[at])
    phones.set(quantity, (phones.get(quantity) ?? 0) + 1)
  }
  process.send?.(Object.fromEntries(phones))
})
process.on('disconnect', () => process.exit(0))
process.send?.('open')
