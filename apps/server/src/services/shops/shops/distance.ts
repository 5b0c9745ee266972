/** A position on the earth, in degrees. */
export interface Position {
  readonly lat: number
  readonly long: number
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the distance of two positions in km, as the crow flies. */
export const distance = (one: Position, other: Position): number => {
  const lat = radians(other.lat - one.lat) / 2
  const long = radians(other.long - one.long) / 2
  const chord =
    Math.sin(lat) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(long) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
