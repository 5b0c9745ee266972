/**
 * Preloaded into the server: counts what its connections to PostgreSQL carry, by the messages of the protocol, and
 * writes the counts to each connection of the socket `CALLS_REPORT`. It works with any build.
 */
const net = require('node:net')

const total = { statements: 0, roundTrips: 0, commits: 0, sent: 0, received: 0 }

/** Calls `each` with the type and the content of each message in a stream of them. */
const reader = (each, hasStart) => {
  let rest = Buffer.alloc(0)
  let isStart = hasStart
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      const head = isStart ? 0 : 1
      if (rest.length < head + 4) return
      const end = head + rest.readUInt32BE(head)
      if (rest.length < end) return
      if (isStart) isStart = false
      else each(String.fromCharCode(rest[0]), rest.subarray(5, end))
      rest = rest.subarray(end)
    }
  }
}

const writes = /^(INSERT|UPDATE|DELETE)/

const watch = (socket) => {
  let waits = 0
  let isOpen = false
  let state = 'I'
  let hasWritten = false
  const sent = reader((type) => {
    if (type === 'X') return
    if (!isOpen) {
      isOpen = true
      total.roundTrips += 1
    }
    if (type === 'S' || type === 'Q') waits += 1
  }, true)
  const received = reader((type, content) => {
    if (type === 'C') {
      const tag = content.toString('latin1', 0, content.length - 1)
      total.statements += 1
      if (writes.test(tag)) hasWritten = true
      if (tag === 'COMMIT' && hasWritten) total.commits += 1
      if (tag === 'COMMIT' || tag === 'ROLLBACK') hasWritten = false
      if (tag === 'BEGIN') hasWritten = false
    }
    if (type !== 'Z') return
    waits -= 1
    state = String.fromCharCode(content[0])
    // A write by itself commits.
    if (state === 'I' && hasWritten) {
      total.commits += 1
      hasWritten = false
    }
    if (waits <= 0) {
      waits = 0
      isOpen = false
    }
  }, false)
  const write = socket.write
  socket.write = function (chunk, ...others) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    total.sent += bytes.length
    sent(Buffer.from(bytes))
    return write.call(this, chunk, ...others)
  }
  socket.on('data', (chunk) => {
    total.received += chunk.length
    received(chunk)
  })
}

const watchThoseOf = (sockets) => {
  const connect = sockets.connect
  sockets.connect = function (...all) {
    const [first] = all.flat()
    const path = typeof first === 'object' && first ? first.path : first
    // Connecting gives a socket its own write().
    const connected = connect.apply(this, all)
    if (typeof path === 'string' && path.includes('.s.PGSQL.')) watch(this)
    return connected
  }
}
watchThoseOf(net.Socket.prototype)

if (process.env.CALLS_REPORT) {
  const server = net.createServer((socket) => socket.end(JSON.stringify(total)))
  server.on('error', () => undefined)
  server.listen(process.env.CALLS_REPORT)
  server.unref()
}
