/** Returns the bounds of a number of the specification, as its field has them. */
export const rangeOf = ({
  minimum,
  maximum,
}: {
  readonly minimum?: number
  readonly maximum?: number
}): { readonly min?: number; readonly max?: number } => ({
  ...(minimum === undefined ? {} : { min: minimum }),
  ...(maximum === undefined ? {} : { max: maximum }),
})
