import type { Templates } from '../templates.ts'

export const zhHk: Templates = {
  confirmEmail: {
    subject: '你的驗證碼是 {code}',
    text: '歡迎加入！請輸入以下驗證碼完成登記：\n\n{code}\n\n驗證碼於 {minutes} 分鐘內有效。如你沒有登記，請忽略此電郵：沒有驗證碼便不會建立帳戶。',
  },
  accountExists: {
    subject: '你已經有帳戶',
    text: '有人（可能是你）嘗試用此電郵地址登記。此地址已有帳戶：請登入，或選擇「忘記密碼」設定新密碼。\n\n如果不是你，無需理會。',
  },
  resetPassword: {
    subject: '你的驗證碼是 {code}',
    text: '請輸入以下驗證碼以設定新密碼：\n\n{code}\n\n驗證碼於 {minutes} 分鐘內有效。如你沒有要求，無需理會，你的密碼不會改變。',
  },
  passwordChanged: {
    subject: '你的密碼已更改',
    text: '你的帳戶密碼已更改，其他裝置已全部登出。\n\n如果不是你，請立即選擇「忘記密碼」。',
  },
  reservationBooked: {
    subject: '已預約 {shop}：{date} {time}',
    text: '{name} 你好，座位已經預約。\n\n{shop}\n{date} {time}\n{guests} 位\n預約編號 {number}\n\n你可於 {until} 前更改或取消。\n\n{link}\n\n加到你的行事曆：\n{calendar}',
  },
  reservationDeposit: {
    subject: '請支付訂金：{shop}，{date} {time}',
    text: '{name} 你好，座位現正為你保留。請於 {payUntil} 前支付訂金 {deposit}，預約方告完成。\n\n{shop}\n{date} {time}\n{guests} 位\n預約編號 {number}\n\n付款：\n{link}',
  },
  reservationChanged: {
    subject: '預約已更改：{shop}，{date} {time}',
    text: '{name} 你好，你的預約已更改，現時資料如下：\n\n{shop}\n{date} {time}\n{guests} 位\n預約編號 {number}\n\n你可於 {until} 前更改或取消。\n\n{link}\n\n加到你的行事曆：\n{calendar}',
  },
  reservationConfirmed: {
    subject: '預約已確認：{shop}，{date} {time}',
    text: '{name} 你好，我們已確認你的座位，期待你的光臨。\n\n{shop}\n{date} {time}\n{guests} 位\n預約編號 {number}\n\n{link}\n\n加到你的行事曆：\n{calendar}',
  },
  reservationCancelled: {
    subject: '預約已取消：{shop}，{date} {time}',
    text: '{name} 你好，你的預約已取消。\n\n{shop}\n{date} {time}\n{guests} 位\n預約編號 {number}\n\n歡迎再次預約。\n\n{link}\n\n從你的行事曆移除：\n{calendar}',
  },
  reservationReminder: {
    subject: '預約提示：{shop}，{date} {time}',
    text: '{name} 你好，期待你的光臨。\n\n{shop}\n{date} {time}\n{guests} 位\n預約編號 {number}\n\n如會出席，請按此確認：\n{confirm}\n\n如未能出席，可於 {until} 前取消：\n{cancel}\n\n查看或更改預約：\n{link}\n\n加到你的行事曆：\n{calendar}\n\n如需致電我們：{phone}',
  },
  waitingCalled: {
    subject: '{shop}：{number} 號，你的枱已備妥',
    text: '{shop}現叫 {number} 號：你的枱已備妥，請到門口。\n\n告訴餐廳你正在前來，或放棄輪候：\n\n{link}',
  },
  invoiceNumbersLow: {
    subject: '{seller}的發票號碼即將用完',
    text: '{seller}（統一編號 {taxId}）本期尚餘 {left} 個發票號碼，或下期仍未配號。\n\n請向財政部申請配號，然後在管理後台的「發票」輸入。沒有號碼時仍可收款，有號碼後會隨即補開發票。',
  },
  staffInvitation: {
    subject: '邀請你加入{shop}',
    text: '{shop} 邀請你成為員工。請於 {days} 日內開啟以下連結接受：\n\n{link}\n\n如你不認識 {shop}，無需理會。',
  },
  receipt: {
    subject: '{shop} 的收據',
    text: '多謝惠顧。以下是你的收據。\n\n{receipt}',
  },
  troubleBegun: {
    subject: '{server}：{trouble}',
    text: '{trouble}。伺服器的說明：\n\n{text}\n\n由 {since} 開始。請把這封電郵交給負責 {server} 的人。恢復正常時會再有一封電郵。',
  },
  troubleEnded: {
    subject: '{server} 已恢復正常：{trouble}',
    text: '已恢復正常，{server} 無需再處理。\n\n之前的問題：{trouble}。\n{text}',
  },
}
