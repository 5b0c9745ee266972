import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, type Connection } from '../connection/connection.ts'
import { type KeyStorage, memoryStorage } from '../storage/key-storage.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { type Authentication, createAuthentication } from './authentication.ts'

let server: TestServer
let connection: Connection
let storage: KeyStorage
let authentication: Authentication

beforeEach(async () => {
  server = await startTestServer()
  storage = memoryStorage()
  connection = connect({ url: server.url })
  authentication = createAuthentication(connection, options())
})
afterEach(async () => {
  connection.close()
  await server.stop()
  vi.useRealTimers()
})

const options = () => ({ storage, key: 'login', profileKey: 'profile', alsoRemove: ['posSession'] })
const online = () => until(connection.status, (status) => status === 'online')
const getOrder = () => connection.service('orders').get('o1')

test('a wrong password fails with its code and signs nobody in', async () => {
  await online()
  await expect(authentication.signIn('mei@example.com', 'wrong')).rejects.toMatchObject({
    statusCode: 401,
    code: 'loginFailed',
  })
  expect(authentication.state.get().status).toBe('signedOut')
})

test('the token is stored, and each connect signs in again before any call (ACC-2.2)', async () => {
  await online()
  await authentication.signIn('mei@example.com', 'right')
  expect(storage.read('login')).toBe('token-1')
  server.cut()
  await until(connection.status, (status) => status === 'offline')
  await expect(getOrder()).resolves.toEqual({ _id: 'o1' })
  expect(server.known.calls).toEqual(['sign in by local', 'sign in by jwt', 'get order'])
})

test('not-authenticated → signs in again and retries (ACC-2.1)', async () => {
  await online()
  await authentication.signIn('mei@example.com', 'right')
  server.known.refusals = 3
  await expect(getOrder()).resolves.toEqual({ _id: 'o1' })
  expect(authentication.state.get().status).toBe('signedIn')
})

test('not-authenticated beyond depth 3 → logs out and flags login needed (ACC-2.1)', async () => {
  await online()
  await authentication.signIn('mei@example.com', 'right')
  server.known.refusals = 9
  await expect(getOrder()).rejects.toMatchObject({ statusCode: 401 })
  expect(server.known.calls.filter((call) => call === 'get order')).toHaveLength(4)
  expect(authentication.state.get()).toEqual({ status: 'signedOut', isLoginNeeded: true })
  expect(storage.read('login')).toBeNull()
})

test('an invalid token → logged out, login needed, calls continue without it', async () => {
  await online()
  await authentication.signIn('mei@example.com', 'right')
  server.known.token = 'token-2'
  server.cut()
  await until(authentication.state, ({ isLoginNeeded }) => isLoginNeeded)
  await expect(connection.service('orders').patch('o1', { status: 'ready' })).resolves.toBeTruthy()
})

test('a server that is too busy to sign in on a connect → tried again until it is known who uses the app (ACC-2.2)', async () => {
  await online()
  await authentication.signIn('mei@example.com', 'right')
  const back = connect({ url: server.url })
  server.known.isBusy = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const again = createAuthentication(back, options())
  await until(back.status, (status) => status === 'online')
  expect(again.state.get()).toMatchObject({ status: 'unknown', isLoginNeeded: false })
  server.known.isBusy = false
  vi.advanceTimersByTime(10_000)
  await until(again.state, ({ status }) => status === 'signedIn')
  back.close()
  expect(server.known.calls).toEqual(['sign in by local', 'sign in by jwt', 'sign in by jwt'])
})

test('a sign-in waits for a pending connection', async () => {
  const user = await authentication.signIn('mei@example.com', 'right')
  expect(user.name).toBe('Mei')
})

test('a sign-in without a connection fails at once', async () => {
  const lost = connect({ url: 'http://127.0.0.1:9' })
  const waiting = createAuthentication(lost, { storage, key: 'login' })
  await until(lost.status, (status) => status === 'offline')
  await expect(waiting.signIn('mei@example.com', 'right')).rejects.toMatchObject({
    reason: 'offline',
  })
  lost.close()
})

test('signing out removes the token', async () => {
  await online()
  await authentication.signIn('mei@example.com', 'right')
  await authentication.signOut()
  expect(storage.read('login')).toBeNull()
  expect(authentication.state.get()).toEqual({ status: 'signedOut', isLoginNeeded: false })
})

test('the result of another call can be adopted as a sign-in: token, user, connection', async () => {
  await online()
  const { accessToken } = await connection
    .unguarded('authentication')
    .create({ strategy: 'local', email: 'mei@example.com', password: 'right' })
  await authentication.adopt({ accessToken })
  expect(authentication.state.get().status).toBe('signedIn')
  expect(storage.read('login')).not.toBeNull()
})

test('a changed account is applied, another user’s is not', async () => {
  await online()
  const user = await authentication.signIn('mei@example.com', 'right')
  authentication.changed({ ...user, name: 'Mei-ling' })
  authentication.changed({ ...user, _id: 'someone else', name: 'Eve' })
  expect(authentication.state.get().user?.name).toBe('Mei-ling')
})

test('the stored account shows before the connection is up, but not without a token (ACC-2.5)', async () => {
  await online()
  await authentication.signIn('mei@example.com', 'right')
  const again = createAuthentication(connect({ url: 'http://127.0.0.1:9' }), options())
  expect(again.state.get()).toMatchObject({ status: 'unknown', user: { name: 'Mei' } })
  storage.remove('login')
  const without = createAuthentication(connect({ url: 'http://127.0.0.1:9' }), options())
  expect(without.state.get().user).toBeUndefined()
})

test('ACC-2.3: logging out clears the token, the profile and the session of the terminal', async () => {
  await online()
  await authentication.signIn('mei@example.com', 'right')
  storage.write('posSession', '{}')
  await authentication.signOut()
  expect(['login', 'profile', 'posSession'].map(storage.read)).toEqual([null, null, null])
})

test('signing out everywhere fails if the server did not do it, and then nothing is removed (ACC-3.1)', async () => {
  await online()
  await authentication.signIn('mei@example.com', 'right')
  await authentication.signOutEverywhere()
  expect(server.known.calls.at(-1)).toBe('sign out all')
  await authentication.signIn('mei@example.com', 'right')
  connection.close()
  await expect(authentication.signOutEverywhere()).rejects.toMatchObject({ statusCode: 500 })
  expect(storage.read('login')).toBe('token-1')
})

test('an event that changes the account is applied, another user’s is not', async () => {
  await online()
  await authentication.signIn('mei@example.com', 'right')
  server.app.service('users').emit('patched', { _id: 'other', name: 'Lok' })
  server.app.service('users').emit('patched', { _id: 'user', name: 'Mei Lam' })
  await until(authentication.state, ({ user }) => user?.name === 'Mei Lam')
  expect(storage.read('profile')).toContain('Mei Lam')
})
