import { callService } from '../services/call-service.ts'
import { recordService } from '../services/record-service.ts'
import {
  Device,
  DevicePatch,
  PairDeviceData,
  PairDeviceResult,
  PairingCodeData,
  PairingCodeResult,
} from './schema.ts'

export const devicesService = recordService('devices', Device, {
  patch: DevicePatch,
  filter: ['_id', 'shop', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'get', 'patch', 'remove'],
})
export const pairingCodeService = callService(
  'devices/pairingCode',
  PairingCodeData,
  PairingCodeResult,
)
export const pairDeviceService = callService('devices/pair', PairDeviceData, PairDeviceResult)
