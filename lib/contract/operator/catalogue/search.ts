import { z } from 'zod'
import { call } from '../../call'
import { listOf, seconds, wireBool, wireKnown, wireText } from '../../fields'
import { forOperators, paging } from '../options'

/** The most synonyms of one word. */
const maxSynonyms = 50

/** A word, usually the name of a category, and its other names as the search reads them. */
const row = z.object({ word: z.string(), synonyms: z.array(z.string()) })
export type SynonymRow = z.infer<typeof row>

/** A word that shoppers sought, over the days of the report. */
const searched = z.object({
  word: z.string(),
  num: z.int(),
  /** Products that the latest search found; 0 also when only similar ones were shown. */
  found: z.int(),
  last_at: seconds,
  /** It is a synonym of another word. */
  is_synonym: z.boolean(),
})
export type SearchedWord = z.infer<typeof searched>

const name = () => wireText(20, '同义词不能超过20个字')

/** Synonyms of the search (contract operator). */
export const operatorSearchContract = {
  synonyms: call('GET', '/operator/search/synonyms', '搜索同义词', forOperators('goods:read'))
    .input(z.object({ keyword: wireText(20).optional(), ...paging }))
    .output(listOf(row)),

  /** Replaces the synonyms of a word; an empty list removes the word. */
  setSynonyms: call('PUT', '/operator/search/synonyms', '修改搜索同义词', forOperators('goods:write'))
    .input(z.object({ word: name(), synonyms: z.array(name()).max(maxSynonyms, '同义词不能超过50个') }))
    .output(row),

  /** What shoppers sought in the last 7 or 30 days, the most sought first. */
  report: call('GET', '/operator/search/report', '搜索报表', forOperators('goods:read'))
    .input(
      z.object({
        days: wireKnown(7, 30).default(7),
        /** Only words whose latest search found nothing. */
        found_nothing: wireBool().optional().default(false),
        keyword: wireText(30).optional(),
        ...paging,
      }),
    )
    .output(listOf(searched)),
}
