import 'server-only'
import { searchedWord } from '@/lib/domain/search/searched-word'
import { daySeconds, midnight } from '@/lib/domain/time/china'
import { statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { simplified } from './simplified'

/** What a word was sought for since the last flush. */
interface Sought {
  num: number
  /** Products that the latest search found. */
  found: number
  /** Epoch seconds of that search. */
  at: number
}

declare global {
  var __mallSearches: Map<string, Sought> | undefined
}

/** On `globalThis` because Next bundles a module several times over. */
const searches = (globalThis.__mallSearches ??= new Map<string, Sought>())

/** Words in memory; further ones wait for the next flush. */
const maxInMemory = 1000

/** Words of one day in the table. */
const maxPerDay = 5000

/** Seconds for which counts are kept. */
const keptFor = 90 * daySeconds

/**
 * Counts a search in the memory of the process; `flushSearches` writes it. Cached answers are not counted: a shopper who
 * repeats a search within a minute counts once.
 * @param found the products that hold the whole keyword
 */
export function countSearch(keyword: string, found: number, now: number): void {
  const word = searchedWord(simplified(keyword))
  if (word === null) return
  const known = searches.get(word)
  if (!known && searches.size >= maxInMemory) return
  searches.set(word, { num: (known?.num ?? 0) + 1, found, at: now })
}

/**
 * Adds numbers $3 of searches of words $2 at $5, which found $4 products, to day $1. A day that has many words takes no
 * new ones.
 */
const addSearches = statement(
  'search_report_add',
  `insert into search_counts (day, word, num, found, last_at)
   select $1::bigint, s.word, s.num, s.found, s.at
     from unnest($2::text[], $3::int[], $4::int[], $5::bigint[]) s(word, num, found, at)
    where exists (select from search_counts k where k.day = $1 and k.word = s.word)
       or (select count(*) from search_counts k where k.day = $1) < ${maxPerDay}
    order by s.word
   on conflict (day, word) do update set num = search_counts.num + excluded.num,
     found = case when excluded.last_at >= search_counts.last_at then excluded.found else search_counts.found end,
     last_at = greatest(search_counts.last_at, excluded.last_at)`,
)

const dropOldSearches = statement('search_report_sweep', 'delete from search_counts where day < $1::bigint')

/** Writes the searches that were counted since the last flush; after a failure they stay for the next one. */
export async function flushSearches({ db, now }: Mall): Promise<void> {
  if (searches.size === 0) return
  const counted = [...searches]
  searches.clear()
  const part = <K extends keyof Sought>(name: K) => counted.map(([, sought]) => sought[name])
  try {
    await db.run(addSearches, [
      midnight(now()),
      counted.map(([word]) => word),
      part('num'),
      part('found'),
      part('at'),
    ])
  } catch (error) {
    for (const [word, { num, ...latest }] of counted) {
      const since = searches.get(word)
      searches.set(word, since ? { ...since, num: since.num + num } : { num, ...latest })
    }
    throw error
  }
}

/** Deletes the counts of days that are older than 90 days. */
export const sweepSearches = ({ db, now }: Pick<Mall, 'db' | 'now'>) =>
  db.run(dropOldSearches, [midnight(now()) - keptFor])
