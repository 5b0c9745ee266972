/** A stroke of an icon: round ends, in the colour of the text. */
export const stroke = (path: string) => (
  <path
    d={path}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)
