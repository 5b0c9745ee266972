import type { HandedCart } from '@comanda/contract'
import { localeOfCookie } from '@comanda/locales'
import { onlineMode } from '@comanda/shop-rules/sessions'
import { Button, buttonLook, EmptyState, Field } from '@comanda/ui'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useVisit } from '../../diner/use-stores.ts'
import { useMessages } from '../../language/messages.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { Link } from '../../router/link.tsx'
import { useRouter } from '../../router/router-context.tsx'
import { Bring } from './bring.tsx'
import { handoffCodeOf } from './handoff-link.ts'
import { NameOfShop } from './name-of-shop.tsx'
import { useTakeOver } from './use-take-over.ts'
import './handoff.css'

interface DigitsFormProps {
  readonly isBusy: boolean
  readonly onDigits: (digits: string) => void
}

/** The digits of another device, for a phone without a camera. */
const DigitsForm = ({ isBusy, onDigits }: DigitsFormProps) => {
  const { t } = useVisitMessages()
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const digits = handoffCodeOf(text)
    setIsWrong(digits === undefined)
    if (digits !== undefined && !isBusy) onDigits(digits)
  }
  return (
    <form className="handoff-form" noValidate onSubmit={submit}>
      <Field
        label={t('handoff.digits')}
        hint={t('handoff.digitsHint')}
        error={isWrong ? t('handoff.sixDigits') : undefined}
        value={text}
        maxLength={7}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('handoff.open')}
      </Button>
    </form>
  )
}

/** Returns whether the button of the question has the focus, in the page as the server has rendered it. */
const hasFocus = (): boolean =>
  !!globalThis.document?.activeElement?.closest('[data-first] main .ui-button')

/** A cart or an order from a kiosk or another phone, which a press takes (HANDOFF-4.1). */
export const HandoffPage = ({ code }: { readonly code: string | undefined }) => {
  const { t } = useVisitMessages()
  const { locale, changeLocale } = useMessages()
  const { client, visit } = useDiner()
  const router = useRouter()
  const { status } = useVisit()
  // While the question shows (HANDOFF-4.7).
  useEffect(() => router.preload('/cart'), [router])
  useEffect(() => {
    // The server has named the shop; who is at one stays there until they have said otherwise.
    const { shop } = document.documentElement.dataset
    if (status === 'noShop' && shop !== undefined) void client.catalogue.open(shop)
  }, [status, client])
  // The app draws the question that the server has rendered once more.
  const [hadFocus] = useState(hasFocus)
  const openButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hadFocus) openButton.current?.focus()
  }, [hadFocus])
  const { state, take, arrived, again } = useTakeOver(code)
  const enter = ({ shop, mode, locale: chosenIn }: HandedCart): void => {
    const { lines, place } = client.cart.state.get()
    if (chosenIn && chosenIn !== locale && localeOfCookie(document.cookie) === undefined)
      void changeLocale(chosenIn)
    if (place?.shop !== shop) void visit.chooseShop(shop, [onlineMode(mode)])
    else if (lines.length === 0 && place.mode !== 'dineIn') visit.chooseMode(onlineMode(mode))
  }
  if (state.step === 'taken')
    return (
      <Bring
        cart={state.cart}
        enter={enter}
        onBrought={() => {
          arrived()
          void router.navigate({ to: '/cart', replace: true })
        }}
      />
    )
  if (state.step === 'elsewhere')
    return (
      <EmptyState
        level={1}
        drawing="bag"
        title={<NameOfShop shop={state.shop} />}
        action={
          <div className="handoff-form">
            <Button size="large" wide onClick={() => void take(state.code, true)}>
              {t('handoff.goThere')}
            </Button>
            <Link to="/cart" {...buttonLook({ variant: 'quiet', wide: true })}>
              {t('handoff.stay')}
            </Link>
          </div>
        }
      >
        {t('handoff.elsewhere')}
      </EmptyState>
    )
  if (state.step === 'failed') {
    const { why } = state
    const isLost = why === 'lost'
    return (
      <EmptyState
        level={1}
        drawing={isLost ? 'offline' : 'code'}
        title={t(`handoff.failed.${why}`)}
        action={
          <div className="handoff-form">
            {(isLost || code === undefined) && (
              <Button
                size="large"
                wide
                onClick={() => (isLost && code !== undefined ? void take(code) : again())}
              >
                {t('app.tryAgain')}
              </Button>
            )}
            <Link to="/browse" {...buttonLook({ variant: 'quiet', wide: true })}>
              {t('app.toMenu')}
            </Link>
          </div>
        }
      >
        {t(`handoff.failedText.${why}`)}
      </EmptyState>
    )
  }
  const isBusy = state.step === 'busy'
  return (
    <EmptyState
      level={1}
      drawing={code === undefined ? 'code' : 'bag'}
      title={t(code === undefined ? 'handoff.typeTitle' : 'handoff.title')}
      action={
        code === undefined ? (
          <DigitsForm isBusy={isBusy} onDigits={(digits) => void take(digits)} />
        ) : (
          <Button ref={openButton} size="large" busy={isBusy} onClick={() => void take(code)}>
            {t('handoff.open')}
          </Button>
        )
      }
    >
      {t(code === undefined ? 'handoff.typeText' : 'handoff.text')}
    </EmptyState>
  )
}
