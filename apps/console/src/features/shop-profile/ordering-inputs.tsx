import { CheckRow } from '@comanda/ui'
import { NumberField } from '../../forms/number-field.tsx'
import { useMessages } from '../../staff/messages.ts'
import { type Flag, type NumberName, numbers, type ProfileDraft } from './profile-draft.ts'

/** What is set together of orders, tables and devices. */
export const orderingGroups = [
  {
    legend: 'profile.ordering',
    on: [
      'openForOnline',
      'openTakeAway',
      'openDineInNoTable',
      'driveThrough',
      'onlineCanSwitchSection',
      'autoMergeInPOS',
      'autoMergeOrderedInPOS',
      'useDefaultsForSetItem',
    ],
    numbers: ['minOrderInterval', 'maxPending', 'maxQuantity', 'maxPortions'],
  },
  {
    legend: 'profile.sitting',
    on: [],
    numbers: ['orderCutoffMinutes', 'orderLeaveMinutes'],
  },
  {
    legend: 'profile.codes',
    on: ['onlineEnabledFixedCode', 'onlineRequiresPresence', 'onlineDineInNoTableEnabledFixedCode'],
    numbers: ['onlineSessionTimeout'],
  },
  {
    legend: 'profile.cancelling',
    on: ['dinersCancel'],
    numbers: ['unconfirmedMinutes'],
  },
  {
    legend: 'profile.shared',
    on: ['sharesDevices'],
    numbers: ['idleWarn', 'idleReset'],
  },
] as const satisfies readonly {
  readonly legend: string
  readonly on: readonly Flag[]
  readonly numbers: readonly NumberName[]
}[]

interface OrderingInputsProps {
  readonly group: (typeof orderingGroups)[number]
  readonly draft: ProfileDraft
  readonly onChange: (changes: Partial<ProfileDraft>) => void
}

/** Whether a switch does anything now: what is ordered makes sets only where carts do (MERGE-1.11). */
const isOffered = (flag: Flag, { on }: ProfileDraft): boolean =>
  flag !== 'autoMergeOrderedInPOS' || on.autoMergeInPOS

/** What guests may order, how they enter a table, and what becomes of orders: each with what it does to them. */
export const OrderingInputs = ({
  group: { legend, on, numbers: ownNumbers },
  draft,
  onChange,
}: OrderingInputsProps) => {
  const { t } = useMessages()
  return (
    <fieldset className="form-group">
      <legend>{t(legend)}</legend>
      <div>
        {on
          .filter((flag) => isOffered(flag, draft))
          .map((flag) => (
            <CheckRow
              key={flag}
              checked={draft.on[flag]}
              note={t(`profile.does.${flag}`)}
              onChange={() => onChange({ on: { ...draft.on, [flag]: !draft.on[flag] } })}
            >
              {t(`profile.flags.${flag}`)}
            </CheckRow>
          ))}
      </div>
      {ownNumbers.map((name) => (
        <NumberField
          key={name}
          label={t(`profile.numbers.${name}`)}
          hint={t(`profile.does.${name}`)}
          {...numbers[name]}
          value={draft.numbers[name]}
          onChange={(value) => onChange({ numbers: { ...draft.numbers, [name]: value } })}
        />
      ))}
    </fieldset>
  )
}
