import { createMemberRules, newRecordId, type RecordList } from '@comanda/client/staff'
import type { OrderDiscount } from '@comanda/contract'
import { showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'

/** The rule by which every bill of a member earns points: it holds in all shops and without conditions. */
const plainRule = (rules: readonly OrderDiscount[]): OrderDiscount | undefined =>
  rules.find(
    ({ type, shops, conditions }) => type === 'point' && !shops?.length && !conditions?.length,
  )

interface RateFormProps {
  readonly rules: RecordList<OrderDiscount>
  readonly rule: OrderDiscount | undefined
}

const RateForm = ({ rules, rule }: RateFormProps) => {
  const { t } = useMessages()
  const { busy, failure, submit } = useSubmit()
  const isUsed = rule?.status === undefined || rule.status === 'active'
  const [id] = useState(newRecordId)
  const [rate, setRate] = useState(() => (isUsed ? String(rule?.percentagePoint ?? '') : ''))
  const save = async (): Promise<void> => {
    const percentagePoint = Number(rate)
    const isSome = rate !== '' && percentagePoint > 0
    const status = isSome ? 'active' : 'disabled'
    if (rule) await rules.change(rule, { status, ...(isSome ? { percentagePoint } : {}) })
    else if (isSome)
      await rules.create({
        _id: id,
        name: [
          { lang: 'en', value: 'Points' },
          { lang: 'cht', value: '積分' },
          { lang: 'chs', value: '积分' },
        ],
        source: 'member',
        type: 'point',
        for: 'order',
        percentagePoint,
        status,
      })
    showToast(t('settings.saved'), { tone: 'success' })
  }
  return (
    <div className="page-card settings-form">
      <FormFrame label={t('gifts.earning')} busy={busy} failure={failure} onSubmit={submit(save)}>
        <h2>{t('gifts.earning')}</h2>
        <NumberField
          label={t('gifts.rate')}
          hint={t('gifts.rateHint')}
          isDecimal
          max={1000}
          value={rate}
          onChange={setRate}
        />
      </FormFrame>
    </div>
  )
}

/** How many points members earn for what they spend (STAFF-10.10). */
export const PointsForm = () => {
  const { connection } = useStaff()
  const [rules] = useState(() => createMemberRules(connection))
  useEffect(() => rules.open(), [rules])
  return (
    <LoadedView loaded={rules}>
      {(loaded) => <RateForm key={plainRule(loaded)?._id} rules={rules} rule={plainRule(loaded)} />}
    </LoadedView>
  )
}
