/**
 * Finds what the previous build does not survive: it serves while a migration runs, and beside the new build afterwards.
 * A statement that is known to be harmless says so in the comment before it: `-- safe: <why>`. A file that takes away
 * what only earlier builds used begins with `-- migration: contract, since <the release that no longer uses it>`.
 */
const file = /^apps\/server\/src\/database\/migrations\/(\d{4})_\w+\.sql$/

/** The last migration from before this check. */
const lastUnchecked = 18

/** Tables that grow with orders, members and time: no statement may lock or rewrite one for long. */
const growing = new Set(
  `allowances attempt_units balance_accounts balance_records bookmarks business_days cash_records gift_bookmark_records gift_records guest_figures guests idempotency_claims idempotency_keys invoices mails member_reservations member_sessions
   menu_versions order_counters orders payment_attempts payment_messages point_accounts point_lots point_records point_takes print_jobs rate_limits reconciliations record_changes
   refunds reservations rule_books session_events session_lines session_payments staff_actions table_sessions tickets tills user_coupons user_identities users webhook_deliveries`.split(
    /\s+/,
  ),
)

const contractMark = /^-- migration: contract, since \S/
const outsideMark = /^-- migration: outside a transaction\n/
const safeMark = /^\s*-- safe: \S/m

/** Returns a statement without comments, bodies of functions, texts and quotes, on one line. */
const bare = (statement) =>
  statement
    .replace(/\$\$.*?\$\$/gs, ' ')
    .replace(/--.*$/gm, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/"public"\.|public\./gi, '')
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

const named = (pattern, text) => pattern.exec(text)?.[1]
const tableOf = (text) =>
  named(/^alter table (?:if exists )?(?:only )?(\w+)/, text) ??
  named(/^create (?:unique )?index .*? on (?:only )?(\w+)/, text) ??
  named(/^(?:update|delete from|truncate|truncate table) (?:only )?(\w+)/, text)

const anyTable = [
  [
    /^drop (table|sequence|type|function)\b|\bdrop column\b/,
    'drops what the previous build may use',
  ],
  [/\brename\b/, 'renames what the previous build names: add the new one beside it'],
  [
    /\balter column \w+ (set data )?type\b/,
    'changes a type under the previous build: add a column beside it',
  ],
  [
    /\balter column \w+ drop default\b/,
    'takes a default away from the inserts of the previous build',
  ],
  [
    /\balter column \w+ set not null\b/,
    'refuses nulls that the previous build may write, and reads the table under a lock',
  ],
  [
    /\badd column (?:(?!\bdefault\b|\badd column\b|\bgenerated\b).)*\bnot null\b(?!(?:(?!\badd column\b).)*\b(default|generated)\b)/,
    'adds a column that the previous build does not fill: give it a default, or let it be null',
  ],
  [
    /^drop index\b|\bdrop constraint\b/,
    'drops what an "on conflict" of the previous build may name, or what it relies on to be unique',
  ],
  [
    /\badd column .*\b((big|small)?serial|generated|default (nextval|random|gen_random_uuid|clock_timestamp))/,
    'rewrites the table, which then looks empty to transactions that began before: add the column, set its default, then fill it',
  ],
  [/^(lock|cluster|vacuum full|reindex (?!.*concurrently))\b/, 'locks a table'],
].map(([pattern, what]) => ({ pattern, what, onlyGrowing: false }))

const growingTables = [
  [/^create (unique )?index (?!concurrently)/, 'locks the table: "create index concurrently"'],
  [
    /\badd constraint \w+ (?:primary key|unique|exclude)\b(?! using index)/,
    'builds an index under a lock: build it concurrently before, then "add constraint … using index"',
  ],
  [
    /\badd constraint \w+ (?:foreign key|check)\b(?!.*\bnot valid\b)/,
    'reads the table under a lock: add it "not valid", then validate it',
  ],
  [
    /^(update|delete from|truncate)\b/,
    'changes all rows in one transaction: do it in batches, with a commit each',
  ],
].map(([pattern, what]) => ({ pattern, what, onlyGrowing: true }))

/** What breaks the previous build, or makes it wait. */
const rules = [...anyTable, ...growingTables]

/** Replaces a constraint that an interrupted migration left: it locks the table for a moment only. */
const replaced = /\bdrop constraint if exists (\w+), add constraint \1 .* not valid/

const repeatable = [
  /^create (unique )?index concurrently\b/,
  /^drop index concurrently if exists\b/,
  /\bvalidate constraint\b/,
  replaced,
]

const problemsOf = ({ path, text }) => {
  if (contractMark.test(text)) return []
  const isOutside = outsideMark.test(text)
  const statements = text.split('--> statement-breakpoint').map((raw) => ({ raw, text: bare(raw) }))
  const created = new Set(
    statements.map((one) => named(/^create table (?:if not exists )?(\w+)/, one.text)),
  )
  return statements.flatMap(({ raw, text: statement }) => {
    if (safeMark.test(raw) || statement === '') return []
    const table = tableOf(statement)
    const isNew = table !== undefined && created.has(table)
    const found = rules
      .filter(
        ({ pattern, onlyGrowing }) =>
          pattern.test(statement) &&
          !replaced.test(statement) &&
          !isNew &&
          (!onlyGrowing || growing.has(table)),
      )
      .map(({ what }) => what)
    if (isOutside && !repeatable.some((pattern) => pattern.test(statement)))
      found.push('is run again after an interruption: say with "-- safe: …" why it may be')
    if (!isOutside && /\b(concurrently|validate constraint)\b/.test(statement))
      found.push('needs a file that begins with "-- migration: outside a transaction"')
    const begin = statement.slice(0, 70)
    return found.map((what) => `${path}: "${begin}" ${what} (CONTRIBUTING.md, "A migration")`)
  })
}

/** Returns a line for each statement of a migration that the previous build does not survive. */
export const checkMigrations = (migrations) =>
  migrations
    .filter(({ path }) => Number(file.exec(path)?.[1] ?? 0) > lastUnchecked)
    .flatMap(problemsOf)
