import { useStore } from '@comanda/client/react'
import { type SetupProgress, usualLanguages, usualShop } from '@comanda/contract'
import { Button, EmptyState } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { CodesStep } from './codes-step.tsx'
import { type MenuDraft, MenuStep } from './menu-step.tsx'
import { SetupFrame, type ShownStep } from './setup-frame.tsx'
import { newDraft } from './shop-draft.ts'
import { ShopStep } from './shop-step.tsx'
import { TablesStep } from './tables-step.tsx'

/** The steps of a shop, in order; between them the owner goes back and forth. */
const ofShop = ['menu', 'tables', 'codes'] as const
type StepOfShop = (typeof ofShop)[number]

const stepOf = ({ step, shop }: SetupProgress): 'shop' | StepOfShop =>
  shop === undefined ? 'shop' : (ofShop.find((one) => one === step) ?? 'menu')

const isDone = (step: StepOfShop, { dishes, tables }: SetupProgress): boolean =>
  (step === 'menu' ? dishes : tables) > 0

interface SetupPageProps {
  /** There is nothing to set up any more. */
  readonly onDone: () => void
}

/** The steps after the first owner, from the one at which they left off (SETUP-2.9). */
export const SetupPage = ({ onDone }: SetupPageProps) => {
  const { setup, shops } = useStaff()
  const { progress } = useStore(setup.state)
  const { shops: known } = useStore(shops.state)
  const { t } = useMessages()
  const [hasFailed, setHasFailed] = useState(false)
  const [shopDraft, setShopDraft] = useState(() =>
    newDraft(Intl.DateTimeFormat().resolvedOptions().timeZone),
  )
  const [menu, setMenu] = useState<MenuDraft>({ format: 'lines', lines: '', csv: '' })
  const [tables, setTables] = useState('')
  useEffect(() => {
    setup.move().catch(() => setHasFailed(true))
  }, [setup])
  const isOver = progress?.step === 'done'
  useEffect(() => {
    if (isOver) onDone()
  }, [isOver, onDone])

  if (!progress || isOver) {
    if (hasFailed)
      return (
        <main>
          <EmptyState
            drawing="offline"
            title={t('setup.failed')}
            level={1}
            action={
              <Button onClick={() => void setup.move().catch(() => undefined)}>
                {t('app.tryAgain')}
              </Button>
            }
          />
        </main>
      )
    return (
      <p className="app-splash" role="status">
        {t('app.loading')}
      </p>
    )
  }
  const { shop } = progress
  const step = stepOf(progress)
  const go = (to: StepOfShop): void => {
    void setup.move(to).catch(() => undefined)
  }
  const opener = (to: ShownStep) => {
    const target = ofShop.find((one) => one === to)
    return shop !== undefined && target ? () => go(target) : undefined
  }
  const frame = { step, title: t(`setup.${step}Title`), text: t(`setup.${step}Text`), opener }
  if (shop === undefined || step === 'shop')
    return (
      <SetupFrame {...frame}>
        <ShopStep draft={shopDraft} onDraft={setShopDraft} />
      </SetupFrame>
    )
  const { country } = shopDraft
  const opened = known.find(({ _id }) => _id === shop)
  const { currency } = opened ?? usualShop(country)
  const timeZone = opened ? opened.timeZone : usualShop(country).timeZones[0]
  const languages = opened ? opened.languages : usualLanguages(country)
  const at = ofShop.indexOf(step)
  const [before, after] = [ofShop[at - 1], ofShop[at + 1]]
  return (
    <SetupFrame {...frame}>
      {step === 'menu' && (
        <MenuStep
          {...{ shop, currency, timeZone, languages, progress }}
          draft={menu}
          onDraft={setMenu}
        />
      )}
      {step === 'tables' && <TablesStep {...{ shop, progress }} text={tables} onText={setTables} />}
      {step === 'codes' && <CodesStep shop={shop} />}
      <div className="setup-actions">
        {before && (
          <Button variant="plain" onClick={() => go(before)}>
            {t('setup.back')}
          </Button>
        )}
        {after && (
          <Button
            size="large"
            variant={isDone(step, progress) ? 'primary' : 'plain'}
            onClick={() => go(after)}
          >
            {t(isDone(step, progress) ? 'setup.next' : 'setup.skip')}
          </Button>
        )}
      </div>
    </SetupFrame>
  )
}
