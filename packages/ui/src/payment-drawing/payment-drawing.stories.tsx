import { EmptyState } from '../empty-state/empty-state.tsx'
import { PaymentDrawing, paymentDrawingNames } from './payment-drawing.tsx'

export const title = 'PaymentDrawing'
export const stories = {
  all: () => (
    <div className="gallery-row">
      {paymentDrawingNames.map((name) => (
        <PaymentDrawing key={name} name={name} />
      ))}
    </div>
  ),
  'in an empty state': () => (
    <EmptyState drawing={<PaymentDrawing name="paid" />} title="Paid. Thank you!" />
  ),
}
