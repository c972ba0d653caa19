import 'server-only'
import { pinyin } from 'pinyin-pro'
import { codesIn, comparable, indexText, plain, withSizes } from '@/lib/domain/search/words'
import type { Queries } from '@/lib/server/ground/db/connection'
import { simplified } from './simplified'
import {
  deleteFromIndex,
  deleteOtherWords,
  enterCategories,
  indexSources,
  leaveCategories,
  refreshAllFigures,
  refreshFiguresOf,
  sizeSources,
  wordSources,
  writeIndex,
  writeWords,
  type IndexSource,
} from './sql'
import { synonymsWithoutPinyin, writeSynonymPinyin } from './synonym-sql'

const wordsOf = (source: IndexSource): string =>
  indexText(
    [
      { weight: 'A', text: source.itemName },
      { weight: 'B', text: source.brandName },
      ...source.numbers.map((text) => ({ weight: 'B' as const, text })),
      ...source.categoryNames.split(' ').map((text) => ({ weight: 'C' as const, text })),
      ...source.tagNames.map((text) => ({ weight: 'C' as const, text })),
      { weight: 'D', text: source.brief },
      ...source.paramNames.split(' ').map((text) => ({ weight: 'D' as const, text })),
    ],
    [...source.numbers, ...source.barcodes],
  )

/** Article numbers and all codes of letters and digits in the texts except the name, separated by spaces. */
const codesOf = ({ numbers, brandName, brief, categoryNames, tagNames, paramNames }: IndexSource): string =>
  [
    ...new Set([
      ...numbers.map(plain),
      ...[brandName, brief, ...categoryNames.split(' '), ...tagNames, ...paramNames.split(' ')].flatMap(
        codesIn,
      ),
    ]),
  ].join(' ')

/** A product with its texts in simplified characters. */
const inSimplified = (source: IndexSource): IndexSource => ({
  ...source,
  itemName: simplified(source.itemName),
  brief: simplified(source.brief),
  brandName: simplified(source.brandName),
  categoryNames: simplified(source.categoryNames),
  tagNames: source.tagNames.map(simplified),
  paramNames: simplified(source.paramNames),
})

/**
 * Writes the index rows of these products for lists and search, and deletes the rows of products that are not listed.
 * Every service that writes products calls it in the same transaction.
 */
export async function indexGoods(tx: Queries, goodsIds: readonly number[]): Promise<void> {
  if (goodsIds.length === 0) return
  const sources = (await tx.run(indexSources, [goodsIds])).map(inSimplified)
  const listed = sources.map(({ goodsId }) => goodsId)
  const names = sources.map(({ itemName }) => comparable(itemName))
  await tx.run(writeIndex, [listed, names, sources.map(codesOf), sources.map(wordsOf)])
  await tx.run(deleteFromIndex, [goodsIds, listed])
  await tx.run(leaveCategories, [listed])
  await tx.run(enterCategories, [listed])
}

/** Updates prices, sales, stock and sort in the index: of these products, or of all when null. */
export const refreshIndex = (db: Queries, goodsIds: readonly number[] | null): Promise<unknown> =>
  goodsIds === null ? db.run(refreshAllFigures, []) : db.run(refreshFiguresOf, [goodsIds])

/** The pinyin of a word: its syllables or their initials; letters and digits stay as they are. */
export const pinyinOf = (word: string, pattern: 'pinyin' | 'first' = 'pinyin'): string =>
  plain(pinyin(word, { pattern, toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).join(''))

/** The initials and the pinyin of these words. */
export const pinyinColumns = (words: readonly string[]): [initials: string[], pinyin: string[]] => [
  words.map((word) => pinyinOf(word, 'first')),
  words.map((word) => pinyinOf(word)),
]

/**
 * Replaces the suggested words of the search box by those of the current products, and completes the pinyin of
 * synonyms.
 */
export async function writeSearchWords(tx: Queries): Promise<void> {
  const weights = new Map<string, number>()
  for (const { word, weight } of [
    ...(await tx.run(wordSources, [])),
    ...(await tx.run(sizeSources, [])).map((size) => ({ ...size, word: withSizes(size.word) })),
  ])
    weights.set(word, (weights.get(word) ?? 0) + weight)
  const words = [...weights.keys()]
  await tx.run(writeWords, [words, ...pinyinColumns(words), [...weights.values()]])
  await tx.run(deleteOtherWords, [words])
  const silent = (await tx.run(synonymsWithoutPinyin, [])).map(({ synonym }) => synonym)
  if (silent.length > 0) await tx.run(writeSynonymPinyin, [silent, ...pinyinColumns(silent)])
}
