import { normaliseError } from '@comanda/client'
import { Button, Dialog } from '@comanda/ui'
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { useMessages } from '../messages.ts'
import { useFormats } from '../use-formats.ts'

/** What becomes of a promotion that falls away. */
interface PromotionFields {
  readonly promotions?: 'keep' | 'drop'
}

/** What a bill comes to, in currency units: now, and without the units, if the promotion stays or falls. */
interface Sums {
  readonly before: number
  readonly keep: number
  readonly drop: number
}

type Call = (fields: PromotionFields) => Promise<void>

/** Carries a call out; if a promotion falls away by it, shows the sums and carries it out as staff choose. */
type RunShown = (call: Call) => Promise<void>

const Context = createContext<RunShown | undefined>(undefined)

const sumsOf = (failure: unknown): Sums | undefined => {
  const { code, data = {} } = normaliseError(failure)
  if (code !== 'promotionFalls') return undefined
  const [before, keep, drop] = [data['before'], data['keep'], data['drop']].map(Number)
  return before === undefined || keep === undefined || drop === undefined
    ? undefined
    : { before, keep, drop }
}

interface Pending {
  readonly sums: Sums
  readonly resolve: (promotions: PromotionFields['promotions']) => void
}

const FallenPromotionDialog = ({ sums, resolve }: Pending) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const choice = useRef<PromotionFields['promotions']>(undefined)
  const { before, keep, drop } = sums
  return (
    <Dialog
      open
      onClosed={() => resolve(choice.current)}
      title={t('pane.promotionFalls.title')}
      actions={(close) => {
        const choose = (promotions: 'keep' | 'drop') => (): void => {
          choice.current = promotions
          close()
        }
        return (
          <>
            <Button variant="quiet" size="large" onClick={choose('keep')}>
              {t('pane.promotionFalls.keep', { total: money(keep) })}
            </Button>
            <Button size="large" onClick={choose('drop')}>
              {t('pane.promotionFalls.drop', { total: money(drop) })}
            </Button>
          </>
        )
      }}
    >
      <p>{t('pane.promotionFalls.text', { before: money(before), after: money(drop) })}</p>
    </Dialog>
  )
}

/** Shows what a bill comes to before a promotion falls away (STAFF-1.17). */
export const FallenPromotionProvider = ({ children }: { readonly children: ReactNode }) => {
  const [pending, setPending] = useState<Pending>()
  const run = useCallback<RunShown>(async (call) => {
    try {
      await call({})
    } catch (failure) {
      const sums = sumsOf(failure)
      if (!sums) throw failure
      const promotions = await new Promise<PromotionFields['promotions']>((resolve) => {
        setPending({ sums, resolve })
      })
      setPending(undefined)
      if (promotions === undefined) throw failure
      await call({ promotions })
    }
  }, [])
  return (
    <Context value={run}>
      {children}
      {pending && <FallenPromotionDialog {...pending} />}
    </Context>
  )
}

/** Returns what carries out a call by which a promotion may fall away. */
export const useFallenPromotion = (): RunShown => {
  const run = use(Context)
  if (!run) throw new Error('useFallenPromotion is used outside its FallenPromotionProvider')
  return run
}
