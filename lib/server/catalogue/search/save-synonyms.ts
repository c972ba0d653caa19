import 'server-only'
import type { SynonymRow } from '@/lib/contract/operator/catalogue/search'
import { MallError } from '@/lib/domain/errors'
import type { Actor } from '@/lib/domain/person/actor'
import { hasWords, plain } from '@/lib/domain/search/words'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { eventTags } from '@/lib/web/cache-tags'
import { pinyinColumns } from './index-goods'
import { simplified } from './simplified'
import {
  listedSynonyms,
  lockSynonyms,
  replaceSynonymsOf,
  synonymsElsewhere,
  synonymsOfWord,
} from './synonym-sql'

interface Paging {
  keyword?: string | undefined
  page: number
  pageSize: number
}

/** Words with their synonyms, by word; with a keyword those that contain it. */
export async function listSynonyms(db: Queries, { keyword = '', page, pageSize }: Paging) {
  if (keyword !== '' && !hasWords(keyword)) return wireList({ list: [], total: 0 })
  const rows = await db.run(listedSynonyms, [plain(simplified(keyword)), ...limitAndOffset(page, pageSize)])
  const total = rows[0]?.total ?? 0
  return wireList({ list: rows.map(({ word, synonyms }) => ({ word, synonyms })), total })
}

/**
 * Replaces the synonyms of a word. They are stored in plain form and simplified characters, in which keywords are
 * compared; every instance uses them from the next search on.
 * @throws MallError 名称不能为空, 同义词至少2个字, 同义词不能与名称相同 or, for a synonym of another word,
 *   同义词“…”已用于“…”
 */
export async function saveSynonyms(
  mall: Mall,
  actor: Actor,
  { word, synonyms }: SynonymRow,
): Promise<SynonymRow> {
  const named = simplified(word).trim()
  if (plain(named) === '') throw new MallError('名称不能为空')
  const next = [...new Set(synonyms.map((one) => plain(simplified(one))))].sort()
  if (next.some((one) => [...one].length < 2)) throw new MallError('同义词至少2个字')
  if (next.includes(plain(named))) throw new MallError('同义词不能与名称相同')
  await mall.db.transaction(async (tx) => {
    await tx.run(lockSynonyms, [])
    const [taken] = await tx.run(synonymsElsewhere, [next, named])
    if (taken) throw new MallError(`同义词“${taken.synonym}”已用于“${taken.word}”`)
    const before = (await tx.run(synonymsOfWord, [named])).map(({ synonym }) => synonym)
    await tx.run(replaceSynonymsOf, [named, next, ...pinyinColumns(next)])
    await recordAudit(
      tx,
      {
        actor,
        event: 'setSynonyms',
        subject: 'synonym',
        subjectId: named,
        before: { synonyms: before },
        after: { synonyms: next },
      },
      mall.now(),
    )
  })
  await mall.invalidate(eventTags.synonymsChanged())
  return { word: named, synonyms: next }
}
