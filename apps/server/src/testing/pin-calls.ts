import type {
  AuthenticationResult,
  DeviceKind,
  PairDeviceResult,
  PairingCodeResult,
} from '@comanda/contract'
import type { TestClient, TestServer } from './test-server.ts'

/** Pairs a device with a shop, by a client of its manager. Returns its id and token. */
export const pairDevice = async (
  server: TestServer,
  manager: TestClient,
  shop: string,
  kind: DeviceKind = 'till',
): Promise<{ readonly device: string; readonly token: string }> => {
  const { code } = (await manager
    .service('devices/pairingCode')
    .create({ shop, name: `A ${kind}`, kind })) as PairingCodeResult
  const client = await server.client()
  const { device, token } = (await client
    .service('devices/pair')
    .create({ code })) as PairDeviceResult
  return { device: device._id, token }
}

/** Signs in by PIN at a device. */
export const signInByPin = async (server: TestServer, token: string, pin: string) => {
  const client = await server.client()
  const result = (await client.authenticate({
    strategy: 'pin',
    token,
    pin,
  })) as AuthenticationResult
  return { client, user: result.user, accessToken: result.accessToken }
}
