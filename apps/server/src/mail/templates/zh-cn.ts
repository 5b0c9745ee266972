import type { Templates } from '../templates.ts'

export const zhCn: Templates = {
  confirmEmail: {
    subject: '您的验证码是 {code}',
    text: '欢迎加入！请输入以下验证码完成注册：\n\n{code}\n\n验证码在 {minutes} 分钟内有效。如果您没有注册，请忽略此邮件：没有验证码就不会建立账户。',
  },
  accountExists: {
    subject: '您已经有账户',
    text: '有人（可能是您）尝试用此邮箱注册。此邮箱已有账户：请登录，或选择“忘记密码”设置新密码。\n\n如果不是您，无需理会。',
  },
  resetPassword: {
    subject: '您的验证码是 {code}',
    text: '请输入以下验证码以设置新密码：\n\n{code}\n\n验证码在 {minutes} 分钟内有效。如果您没有要求，无需理会，您的密码不会改变。',
  },
  passwordChanged: {
    subject: '您的密码已更改',
    text: '您的账户密码已更改，其他设备已全部退出登录。\n\n如果不是您，请立即选择“忘记密码”。',
  },
  reservationBooked: {
    subject: '已预约 {shop}：{date} {time}',
    text: '{name} 您好，座位已经预约。\n\n{shop}\n{date} {time}\n{guests} 位\n预约编号 {number}\n\n您可在 {until} 前更改或取消。\n\n{link}\n\n添加到您的日历：\n{calendar}',
  },
  reservationDeposit: {
    subject: '请支付订金：{shop}，{date} {time}',
    text: '{name} 您好，座位正在为您保留。请在 {payUntil} 前支付订金 {deposit}，预约才算完成。\n\n{shop}\n{date} {time}\n{guests} 位\n预约编号 {number}\n\n付款：\n{link}',
  },
  reservationChanged: {
    subject: '预约已更改：{shop}，{date} {time}',
    text: '{name} 您好，您的预约已更改，目前信息如下：\n\n{shop}\n{date} {time}\n{guests} 位\n预约编号 {number}\n\n您可在 {until} 前更改或取消。\n\n{link}\n\n添加到您的日历：\n{calendar}',
  },
  reservationConfirmed: {
    subject: '预约已确认：{shop}，{date} {time}',
    text: '{name} 您好，我们已确认您的座位，期待您的光临。\n\n{shop}\n{date} {time}\n{guests} 位\n预约编号 {number}\n\n{link}\n\n添加到您的日历：\n{calendar}',
  },
  reservationCancelled: {
    subject: '预约已取消：{shop}，{date} {time}',
    text: '{name} 您好，您的预约已取消。\n\n{shop}\n{date} {time}\n{guests} 位\n预约编号 {number}\n\n欢迎再次预约。\n\n{link}\n\n从您的日历移除：\n{calendar}',
  },
  reservationReminder: {
    subject: '预约提醒：{shop}，{date} {time}',
    text: '{name} 您好，期待您的光临。\n\n{shop}\n{date} {time}\n{guests} 位\n预约编号 {number}\n\n如果会来，请在这里确认：\n{confirm}\n\n如果来不了，可在 {until} 前取消：\n{cancel}\n\n查看或更改预约：\n{link}\n\n添加到您的日历：\n{calendar}\n\n如需致电我们：{phone}',
  },
  waitingCalled: {
    subject: '{shop}：{number} 号，您的餐桌已备好',
    text: '{shop}现叫 {number} 号：您的餐桌已备好，请到门口。\n\n告诉餐厅您正在前来，或放弃排队：\n\n{link}',
  },
  invoiceNumbersLow: {
    subject: '{seller}的发票号码即将用完',
    text: '{seller}（统一编号 {taxId}）本期尚余 {left} 个发票号码，或下期仍未配号。\n\n请向财政部申请配号，然后在管理后台的“发票”输入。没有号码时仍可收款，有号码后会随即补开发票。',
  },
  staffInvitation: {
    subject: '邀请您加入{shop}',
    text: '{shop} 邀请您成为员工。请在 {days} 天内打开以下链接接受：\n\n{link}\n\n如您不认识 {shop}，无需理会。',
  },
  receipt: {
    subject: '{shop} 的收据',
    text: '感谢光临。以下是您的收据。\n\n{receipt}',
  },
  troubleBegun: {
    subject: '{server}：{trouble}',
    text: '{trouble}。服务器的说明：\n\n{text}\n\n从 {since} 开始。请把这封邮件交给负责 {server} 的人。恢复正常时会再发一封邮件。',
  },
  troubleEnded: {
    subject: '{server} 已恢复正常：{trouble}',
    text: '已恢复正常，{server} 无需再处理。\n\n之前的问题：{trouble}。\n{text}',
  },
}
