import authentication from '@feathersjs/authentication-client'
import feathers from '@feathersjs/feathers'
import socketio from '@feathersjs/socketio-client'
import socketIo from 'socket.io-client'

/** Orders by a client of Feathers 4: address of the server, transports, e-mail address and password of the owner, shop, product. */
const [url, transports, email, password, shop, product] = process.argv.slice(2)
const socket = socketIo(url, { path: '/api/socket.io', transports: transports.split(',') })
const client = feathers()
  .configure(socketio(socket, { timeout: 30_000 }))
  .configure(authentication())

const place = () =>
  client.service('tableSessions/create').create({
    type: 'takeAway',
    shop,
    products: [{ id: crypto.randomUUID(), product, quantity: 1, options: [] }],
  })
const placed = await place()
await client.authenticate({ strategy: 'local', email, password })
await client.service('shops').get(shop)
const heard = new Promise((resolve) => client.service('shops').once('patched', resolve))
await client.service('shops').patch(shop, { phone: '+852 2000 0004' })
const { _id } = await heard
const refusal = await client
  .service('products')
  .find({ query: { shop, nothing: 1 } })
  .catch((error) => error)
console.log(placed.outstanding, _id === shop, refusal.name, refusal.code, refusal.data.code)
process.exit()
