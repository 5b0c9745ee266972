import type { TablePlan } from '@comanda/client/staff'
import { Button, Segmented } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

const shapes = ['square', 'round'] as const satisfies readonly TablePlan['shape'][]

interface PlanTableToolsProps {
  readonly plan: TablePlan
  readonly onChange: (made: (was: TablePlan) => Partial<TablePlan>) => void
}

/** What is changed of the table that is chosen: its shape, its size and how it is turned. */
export const PlanTableTools = ({ plan: { shape }, onChange }: PlanTableToolsProps) => {
  const { t } = useMessages()
  return (
    <>
      <Segmented
        label={t('plan.shape')}
        segments={shapes.map((id) => ({ id, text: t(`plan.shapes.${id}`) }))}
        selected={shape}
        onSelect={(chosen) => onChange(() => ({ shape: chosen }))}
      />
      <Button variant="quiet" onClick={() => onChange(({ width }) => ({ width: width + 1 }))}>
        {t('plan.wider')}
      </Button>
      <Button variant="quiet" onClick={() => onChange(({ width }) => ({ width: width - 1 }))}>
        {t('plan.narrower')}
      </Button>
      <Button variant="quiet" onClick={() => onChange(({ height }) => ({ height: height + 1 }))}>
        {t('plan.taller')}
      </Button>
      <Button variant="quiet" onClick={() => onChange(({ height }) => ({ height: height - 1 }))}>
        {t('plan.lower')}
      </Button>
      <Button
        variant="quiet"
        onClick={() => onChange(({ width, height }) => ({ width: height, height: width }))}
      >
        {t('plan.turn')}
      </Button>
    </>
  )
}
