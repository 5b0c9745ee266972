import type { TableSession } from '@comanda/contract'
import { Field, Segmented, Stepper } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { DishUnits } from './dish-units.tsx'
import type { Part } from './due.ts'

interface PartChoiceProps {
  readonly part: Part
  readonly session: TableSession
  /** The kinds that can be chosen. */
  readonly kinds: readonly Part['kind'][]
  readonly onChange: (part: Part) => void
}

const MOST_SHARES = 50

/** Returns a part of this kind before anything of it is chosen. */
const partOf = (kind: Part['kind']): Part => {
  if (kind === 'share') return { kind, of: 2 }
  if (kind === 'lines') return { kind, units: {} }
  return kind === 'amount' ? { kind, text: '' } : { kind }
}

/** What is paid now: all that is due, one of some equal parts, some dishes, or an amount. */
export const PartChoice = ({ part, session, kinds, onChange }: PartChoiceProps) => {
  const { t } = useMessages()
  return (
    <div className="counter-part">
      <Segmented
        label={t('counter.part.label')}
        segments={kinds.map((id) => ({ id, text: t(`counter.part.${id}`) }))}
        selected={part.kind}
        onSelect={(kind) => onChange(partOf(kind))}
      />
      {part.kind === 'share' && (
        <Stepper
          value={part.of}
          min={2}
          max={MOST_SHARES}
          label={t('counter.part.shares')}
          increaseLabel={t('counter.part.more')}
          decreaseLabel={t('counter.part.fewer')}
          onChange={(of) => onChange({ kind: 'share', of })}
        />
      )}
      {part.kind === 'lines' && (
        <DishUnits
          session={session}
          units={part.units}
          onChange={(units) => onChange({ kind: 'lines', units })}
        />
      )}
      {part.kind === 'amount' && (
        <Field
          label={t('counter.part.amountLabel')}
          value={part.text}
          inputMode="decimal"
          placeholder={String(session.outstanding)}
          onChange={(event) => onChange({ kind: 'amount', text: event.target.value })}
        />
      )}
    </div>
  )
}
