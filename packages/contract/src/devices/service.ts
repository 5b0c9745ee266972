import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { AskHelpData, AskHelpResult } from '../help-calls/schema.ts'
import {
  CommandDeviceData,
  MoveDeviceData,
  ShopReadersData,
  ShopReadersResult,
  StandsInUseData,
  StandsInUseResult,
  UnpairDeviceData,
} from './commands.ts'
import { DeviceHealth } from './health.ts'
import {
  ClaimDeviceData,
  ClaimDeviceResult,
  ConfirmDeviceData,
  DeviceRequestData,
  DeviceRequestResult,
  InspectDeviceData,
  WaitingDevice,
} from './request.ts'
import { ResumeDeviceData, ResumeDeviceResult } from './resume.ts'
import {
  Device,
  DevicePatch,
  PairDeviceData,
  PairDeviceResult,
  PairingCodeData,
  PairingCodeResult,
} from './schema.ts'

export const devices = service('devices', {
  record: Device,
  patch: DevicePatch,
  filter: ['_id', 'shop', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'get', 'patch', 'remove'],
  calls: {
    pairingCode: call(PairingCodeData, PairingCodeResult),
    pair: call(PairDeviceData, PairDeviceResult),
    request: call(DeviceRequestData, DeviceRequestResult),
    inspect: call(InspectDeviceData, WaitingDevice),
    confirm: call(ConfirmDeviceData, WaitingDevice),
    claim: call(ClaimDeviceData, ClaimDeviceResult),
    health: call(DeviceHealth, Device),
    resume: call(ResumeDeviceData, ResumeDeviceResult),
    command: call(CommandDeviceData, Device),
    move: call(MoveDeviceData, Device),
    help: call(AskHelpData, AskHelpResult),
    unpair: call(UnpairDeviceData, Device),
    stands: call(StandsInUseData, StandsInUseResult),
    readers: call(ShopReadersData, ShopReadersResult),
  },
})
