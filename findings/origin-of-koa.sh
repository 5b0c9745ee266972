#!/bin/sh
# koa 3.3.0: ctx.origin is the Origin header of the request, and null without one; in koa 2 it was where the server was reached.
#
# Guess: ctx.origin of a request to http://127.0.0.1:PORT/ is "http://127.0.0.1:PORT", as documented for koa 2. Its types say string.
# Seen: null, unless a page of another origin sends the request: then that page's origin.
# For us: a link is made of ctx.protocol and ctx.host. The calendar file of a booking said null/reservation/… before it was tried by hand.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund koa@3.3.0 >/dev/null
cat >check.mjs <<'CHECK'
import Koa from 'koa'
const say = (what, expected, seen, found) => {
  const same = JSON.stringify(seen) === JSON.stringify(found)
  console.log(`${what}\n  expected ${JSON.stringify(expected)}\n  seen     ${JSON.stringify(seen)}${same ? '' : ' (it was ' + JSON.stringify(found) + ')'}`)
  if (!same) process.exitCode = 1
}
const app = new Koa()
app.use((ctx) => {
  ctx.body = { origin: ctx.origin, reached: `${ctx.protocol}://${ctx.host}` }
})
const server = app.listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}`
  const ask = async (headers) => (await fetch(url, { headers })).json()
  say('ctx.origin', url, (await ask({})).origin, null)
  say('ctx.origin for a page of another site', url, (await ask({ origin: 'https://other.example' })).origin, 'https://other.example')
  say('ctx.protocol and ctx.host are where it was reached', true, (await ask({})).reached === url, true)
  server.close()
})
CHECK
node check.mjs
