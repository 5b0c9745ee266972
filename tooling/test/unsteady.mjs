/** More than these that pass only when they run again fail the run: what they wait for is then not by chance. */
export const MOST_UNSTEADY = 3

/** Returns why a run fails in which these were unsteady, if it does. */
export const tooUnsteady = (unsteady) =>
  unsteady.length > MOST_UNSTEADY
    ? [`${unsteady.length} are unsteady, more than ${MOST_UNSTEADY}`]
    : []
