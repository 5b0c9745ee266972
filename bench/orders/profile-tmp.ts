import { randomBytes } from 'node:crypto'
import { execSync } from 'node:child_process'
import { openDemoShop } from '../server/demo-shop.ts'
import { ask, openSockets } from '../server/socket.ts'
import { throughput } from '../server/throughput.ts'
import { withServer } from '../server/with-server.ts'
const WORKERS = 10
await withServer(async ({ url }) => {
  const { shop, dishes } = await openDemoShop(url)
  const sockets = await openSockets(url, WORKERS)
  const order = (worker: number) =>
    ask<{ _id: string }>(sockets[worker]!, 'create', 'tableSessions/create', {
      shop, type: 'takeAway',
      cart: dishes.slice(0, 3).map((product, line) => ({ id: String(line), product, quantity: 1 })),
      contactName: 'Mei', idempotencyKey: randomBytes(12).toString('hex'),
    })
  const one = await order(0)
  console.log(JSON.stringify(one).length)
  await throughput(WORKERS, 3000, order)
  const pid = execSync("pgrep -f '^/usr/bin/node apps/server/dist/main.js|^[^ ]*node .*apps/server/dist/main.js --demo' | head -20").toString().trim().split('\n').filter(p => execSync(`readlink /proc/${p}/cwd`).toString().trim() === '/work/wt-load')
  console.log(pid)
  process.kill(Number(pid[0]), 'SIGUSR2')
  console.log(await throughput(WORKERS, 8000, order))
  for (const socket of sockets) socket.close()
})
