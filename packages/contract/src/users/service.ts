import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { AuthenticationResult } from './authentication-result.ts'
import * as calls from './calls.ts'
import * as invitationCalls from './invitation.ts'
import { ApplyMembersData, ImportMembersData, MembersImport } from './member-import.ts'
import * as memberCalls from './member-search.ts'
import * as staffCalls from './staff-calls.ts'
import { User, UserData, UserPatch } from './schema.ts'

export const users = service('users', {
  record: User,
  data: UserData,
  patch: UserPatch,
  filter: ['_id', 'email', 'phone', 'name', 'memberNumber', 'vipLevel', 'createTime'],
  populate: { vipLevel: 'vipLevels' },
  sort: ['name', 'email', 'memberNumber', 'createTime', '_id'],
  paginate: true,
  calls: {
    register: call(calls.RegisterData, calls.RegisterResult),
    confirm: call(calls.ConfirmData, calls.ConfirmResult),
    forgotPassword: call(calls.ForgotPasswordData, calls.ForgotPasswordResult),
    resetPassword: call(calls.ResetPasswordData, calls.DoneResult),
    changePassword: call(calls.ChangePasswordData, AuthenticationResult),
    export: call(calls.ExportData, calls.ExportResult),
    erase: call(calls.EraseData, calls.DoneResult),
    qrCode: call(calls.QrCodeData, calls.QrCodeResult),
    scan: call(calls.ScanData, calls.ScanResult),
    'secondFactor/state': call(calls.SecondFactorStateData, calls.SecondFactorStateResult),
    'secondFactor/setUp': call(calls.SetUpSecondFactorData, calls.SetUpSecondFactorResult),
    'secondFactor/confirm': call(calls.ConfirmSecondFactorData, calls.ConfirmSecondFactorResult),
    'secondFactor/turnOff': call(calls.TurnOffSecondFactorData, calls.DoneResult),
    'secondFactor/reset': call(calls.ResetSecondFactorData, calls.ResetSecondFactorResult),
    staff: call(staffCalls.FindStaffData, staffCalls.FindStaffResult),
    setRole: call(staffCalls.SetRoleData, staffCalls.SetRoleResult),
    invite: call(invitationCalls.InviteData, invitationCalls.InviteResult),
    invitation: call(invitationCalls.ReadInvitationData, invitationCalls.ReadInvitationResult),
    acceptInvitation: call(
      invitationCalls.AcceptInvitationData,
      invitationCalls.AcceptInvitationResult,
    ),
    'members/search': call(memberCalls.SearchMembersData, memberCalls.SearchMembersResult),
    'members/summary': call(memberCalls.MemberSummaryData, memberCalls.MemberSummary),
    'members/import': call(ImportMembersData, MembersImport),
    'members/apply': call(ApplyMembersData, MembersImport),
    setPin: call(staffCalls.SetPinData, staffCalls.SetPinResult),
    'spends/rankProgress': call(calls.RankProgressData, calls.RankProgressResult),
  },
})
