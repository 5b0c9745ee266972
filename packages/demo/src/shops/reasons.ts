import type { Reason } from '@comanda/contract'
import { objectId } from '../ids/object-id.ts'
import { text } from '../text/text.ts'

type Own = Pick<Reason, 'name' | 'stockBack'>

const byKind: Readonly<Record<Reason['kind'], readonly Own[]>> = {
  void: [
    { name: text('Ordered by mistake', '落錯單', '下错单'), stockBack: true },
    { name: text('Guest changed their mind', '客人改變主意', '客人改变主意'), stockBack: true },
    { name: text('Sold out', '售罄', '售罄') },
    { name: text('Waited too long', '等候太久', '等候太久') },
    { name: text('Not right', '食物有問題', '食物有问题') },
  ],
  discount: [
    { name: text('Apology', '致歉', '致歉') },
    { name: text('Regular guest', '熟客', '熟客') },
    { name: text('Staff meal', '員工餐', '员工餐') },
  ],
  refund: [
    { name: text('Charged by mistake', '收錯錢', '收错钱') },
    { name: text('Complaint', '投訴', '投诉') },
  ],
  close: [
    { name: text('Paid on another machine', '在其他機付款', '在其他机付款') },
    { name: text('With our compliments', '免單', '免单') },
    { name: text('Left without paying', '走單', '跑单') },
  ],
  cash: [
    { name: text('Change from the bank', '銀行找換', '银行找换') },
    { name: text('Small purchase', '小額採購', '小额采购') },
    { name: text('To the safe', '存入保險箱', '存入保险箱') },
  ],
}

const kinds = Object.keys(byKind) as Reason['kind'][]

/** The reasons of all shops of the group. */
export const reasons: Reason[] = kinds.flatMap((kind) =>
  byKind[kind].map((own, index) => ({
    _id: objectId(`reason/${kind}/${index + 1}`),
    kind,
    ...own,
    order: index + 1,
    status: 'active' as const,
  })),
)
