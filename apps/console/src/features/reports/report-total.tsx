/** The sum of all rows of a report with what it says besides. */
export const ReportTotal = ({
  amount,
  text,
}: {
  readonly amount: string
  readonly text: string
}) => (
  <p className="report-total">
    <strong>{amount}</strong>
    <span>{text}</span>
  </p>
)
