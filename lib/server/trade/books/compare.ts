import 'server-only'

/**
 * A check of the books: SQL that returns rows of name, expected, found and ids (at most ten, with differences). The
 * books are right when no row has ids.
 */
export interface Check {
  sql: string
}

/**
 * Compares two sums per key.
 * @param expected, found selects of key (text), value and label (text): a row of the books per label, named after both
 */
export const compare = (name: string, expected: string, found: string): Check => ({
  sql: `
    select '${name}' || coalesce(l.label, r.label) as name, coalesce(sum(l.value), 0)::bigint as expected,
           coalesce(sum(r.value), 0)::bigint as found,
           coalesce((array_agg(coalesce(l.key, r.key) order by coalesce(l.key, r.key))
             filter (where coalesce(l.value, 0) <> coalesce(r.value, 0)))[1:10], '{}') as ids
      from (${expected}) l(key, value, label)
      full join (${found}) r(key, value, label) on r.key = l.key and r.label = l.label
     group by coalesce(l.label, r.label)`,
})

/** A check that no such rows exist. @param rows select of an id (text) */
export const none = (name: string, rows: string): Check => ({
  sql: `
    select '${name}' as name, 0::bigint as expected, count(*) as found,
           coalesce((array_agg(x.id order by x.id))[1:10], '{}') as ids
      from (${rows}) x(id)`,
})
