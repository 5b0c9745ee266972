import type { Reservation } from '@comanda/contract'
import { Button, buttonLook, StepProgress } from '@comanda/ui'
import { type ComponentType, useEffect, useRef } from 'react'
import { Link } from '../../router/link.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { BookingChosen } from './booking-chosen.tsx'
import { BookingFailure } from './booking-failure.tsx'
import type { BookingStepProps } from './booking-step-props.ts'
import { type BookingStep, bookingSteps, firstStep } from './booking-steps.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { DateStep } from './date-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { GuestsStep } from './guests-step.tsx'
import { SessionStep } from './session-step.tsx'
import { TimeStep } from './time-step.tsx'
import { type BookingSubject, useBookingForm } from './use-booking-form.ts'
import './booking-form.css'

/** The question of a step; it takes the focus when the step is shown. */
const StepQuestion = ({ text }: { text: string }) => {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    head.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 ref={head} tabIndex={-1}>
      {text}
    </h2>
  )
}

interface BookingFormProps extends BookingSubject {
  /** The step of the URL. */
  readonly requested: string | undefined
  readonly canChooseShop: boolean
  readonly onStep: (step: BookingStep, isCorrection?: boolean) => void
  readonly onBooked: (reservation: Reservation) => void
}

const contents: Readonly<Record<BookingStep, ComponentType<BookingStepProps>>> = {
  guests: GuestsStep,
  session: SessionStep,
  time: TimeStep,
  date: DateStep,
  details: DetailsStep,
  confirm: ConfirmStep,
}

/** Returns whether a step is complete, so that the next one can follow. */
const isComplete = (step: BookingStep, { booking }: BookingStepProps['form']): boolean => {
  if (step === 'session') return booking.diningSession !== undefined
  if (step === 'time') return booking.time !== undefined
  return step !== 'date' || booking.date !== undefined
}

/** The steps of a reservation (RES-2.1); each is an entry of the browser's history. */
export const BookingForm = ({
  requested,
  canChooseShop,
  onStep,
  onBooked,
  ...subject
}: BookingFormProps) => {
  const { t } = useVisitMessages()
  const { shop, setting } = subject
  const form = useBookingForm({ ...subject, requested, onStep, onBooked })
  const { step } = form
  const Content = contents[step]
  const at = bookingSteps.indexOf(step) + 1
  const total = bookingSteps.length
  const name = t(`reservation.step.${step}`)

  const first = firstStep(subject.reservation !== undefined)
  useEffect(() => {
    if (step !== (requested ?? first)) onStep(step, true)
  }, [step, requested, first, onStep])
  const { errors } = form
  useEffect(() => {
    if (errors.size > 0) document.querySelector<HTMLElement>('.booking [aria-invalid]')?.focus()
  }, [errors.size])

  return (
    <form
      className="booking"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.isBusy) void (step === 'confirm' ? form.book() : form.next())
      }}
    >
      <StepProgress
        label={t('reservation.stepOf', { step: at, total, name })}
        step={at}
        total={total}
      />
      <BookingChosen booking={form.booking} setting={setting} step={step} onStep={onStep} />
      <StepQuestion key={step} text={t(`reservation.ask.${step}`)} />
      <Content form={form} setting={setting} shop={shop} />
      {step === 'guests' && canChooseShop && (
        <Link to="/shops" {...buttonLook({ variant: 'plain' })}>
          {t('reservation.otherShop')}
        </Link>
      )}
      <div className="reservation-foot">
        <BookingFailure form={form} />
        <Button
          type="submit"
          size="large"
          wide
          busy={form.isBusy}
          disabled={!isComplete(step, form)}
        >
          {form.isSubmitting
            ? t('reservation.submitting')
            : step !== 'confirm'
              ? t('reservation.next')
              : t(
                  subject.reservation
                    ? 'reservation.submitEdit'
                    : form.deposit > 0
                      ? 'reservation.deposit.book'
                      : 'reservation.submit',
                )}
        </Button>
      </div>
    </form>
  )
}
