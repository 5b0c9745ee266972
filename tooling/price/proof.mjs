const shown = (value) => (value === undefined ? 'nothing' : JSON.stringify(value))

const verdicts = {
  equal: () => ['  equal to the cent'],
  noBook: () => ['  has no book: it was priced before rule books were stored'],
  lostBook: ({ book }) => [`  its book ${book} is missing, or is not what its hash says`],
  failed: ({ reason }) => [`  cannot be priced again: ${reason}`],
  differs: ({ differences }) =>
    differences.map(
      ({ path, stored, replayed }) =>
        `  ${path}: stored ${shown(stored)}, priced again ${shown(replayed)}`,
    ),
}

/** Returns what is found about a stored bill as text. */
export function proofOf({ session, type, total, pricedWith, proof }) {
  const by = pricedWith ? `, priced ${pricedWith.now} by book ${pricedWith.book}` : ''
  return [`session ${session} (${type}): ${total}${by}`, ...verdicts[proof.status](proof)].join(
    '\n',
  )
}
