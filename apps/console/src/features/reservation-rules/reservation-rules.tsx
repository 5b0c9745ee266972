import { createReservationRules, type ReservationRules as Rules } from '@comanda/client/staff'
import { ReservationSetting, type TableViewItem } from '@comanda/contract'
import { CheckRow, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { rangeOf } from '../../forms/range-of.ts'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { CombinationInputs } from './combination-inputs.tsx'
import { DepositInputs } from './deposit-inputs.tsx'
import { most, noRules, ruleNumberNames, rules as described } from './rules-draft.ts'
import { SessionInputs } from './session-inputs.tsx'
import { StayInputs } from './stay-inputs.tsx'

interface RulesFormProps {
  readonly tables: readonly TableViewItem[]
  readonly saved: ReservationSetting | undefined
  readonly rules: Rules
}

const RulesForm = ({ saved: first, tables, rules }: RulesFormProps) => {
  const [saved, setSaved] = useState(first)
  const [draft, setDraft] = useState(() => described.draftOf(saved ?? noRules))
  const { busy, failure, submit } = useSubmit()
  const { t } = useMessages()
  const change = (changes: Partial<typeof draft>): void => setDraft({ ...draft, ...changes })
  const { limits } = draft
  const hasNoTimes = draft.enabled && draft.sessions.length === 0
  return (
    <div className="page-card settings-form">
      <FormFrame
        label={t('reservationRules.title')}
        busy={busy}
        failure={failure}
        onSubmit={submit(async () => {
          const changes = described.patchData(saved ?? noRules, draft)
          if (Object.keys(changes).length > 0) {
            const stored = await rules.change(saved, changes)
            setSaved(stored)
            setDraft(described.draftOf(stored))
          }
          showToast(t('settings.saved'), { tone: 'success' })
        })}
      >
        <CheckRow
          checked={draft.enabled}
          note={hasNoTimes ? t('reservationRules.noTimes') : t('reservationRules.enabledText')}
          onChange={() => change({ enabled: !draft.enabled })}
        >
          {t('reservationRules.enabled')}
        </CheckRow>
        <SessionInputs sessions={draft.sessions} onChange={(sessions) => change({ sessions })} />
        <fieldset className="form-group">
          <legend>{t('reservationRules.party')}</legend>
          <div className="form-pair">
            {ruleNumberNames.map((name) => (
              <NumberField
                key={name}
                label={t(`reservationRules.number.${name}`)}
                hint={t(`reservationRules.hint.${name}`)}
                {...rangeOf(ReservationSetting.properties[name])}
                isDecimal={name === 'cancelHours' || name === 'reminderHours'}
                value={draft[name]}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
          </div>
        </fieldset>
        <StayInputs stays={draft.stays} onChange={(stays) => change({ stays })} />
        <CombinationInputs
          combinations={draft.combinations}
          tables={tables}
          onChange={(combinations) => change({ combinations })}
        />
        <fieldset className="form-group">
          <legend>{t('reservationRules.most')}</legend>
          <p className="form-text">{t('reservationRules.mostText')}</p>
          <div className="form-pair">
            {most.map((name) => (
              <NumberField
                key={name}
                label={t(`reservationRules.mostOf.${name}`)}
                value={limits.most[name]}
                onChange={(value) =>
                  change({ limits: { ...limits, most: { ...limits.most, [name]: value } } })
                }
              />
            ))}
          </div>
        </fieldset>
        <DepositInputs
          deposits={draft.deposits}
          sessions={draft.sessions}
          onChange={(deposits) => change({ deposits })}
        />
        <TextInputs
          label={t('reservationRules.terms')}
          hint={t('reservationRules.termsHint')}
          texts={draft.terms}
          onChange={(terms) => change({ terms })}
          isLong
        />
      </FormFrame>
    </div>
  )
}

/** How the shop takes reservations: when, for how many, how long and until when they are cancelled (STAFF-10.8). */
export const ReservationRules = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [rules] = useState(() => createReservationRules(connection, shop))
  const { t } = useMessages()
  usePageTitle(t('reservationRules.title'))
  useEffect(() => void rules.reload(), [rules])
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('reservationRules.title')}</h1>
          <p>{t('reservationRules.text')}</p>
        </div>
      </div>
      <LoadedView loaded={rules}>
        {({ saved, tables }) => <RulesForm saved={saved} tables={tables} rules={rules} />}
      </LoadedView>
    </>
  )
}
