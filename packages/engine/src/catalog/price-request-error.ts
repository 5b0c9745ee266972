/** A request that breaks the shapes, or names what the catalogue lacks (PRICE-1.2, PRICE-1.3): `message` begins with the path. */
export class PriceRequestError extends Error {
  /** Where in the request, as `lines[2].product`. */
  readonly path: string

  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`)
    this.name = 'PriceRequestError'
    this.path = path
  }
}
