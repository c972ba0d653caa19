import 'server-only'
import { pinyin } from 'pinyin-pro'
import { codesIn, indexText, plain } from '@/lib/domain/search/words'
import type { Queries } from '@/lib/server/db/connection'
import {
  dropFromIndex,
  dropWords,
  enterCategories,
  indexSources,
  leaveCategories,
  refreshFigures,
  replaceWords,
  wordSources,
  writeIndex,
  type IndexSource,
} from './index-sql'

const wordsOf = (source: IndexSource): string =>
  indexText(
    [
      { weight: 'A', text: source.itemName },
      { weight: 'B', text: source.brandName },
      ...source.numbers.map((text) => ({ weight: 'B' as const, text })),
      ...source.categoryNames.split(' ').map((text) => ({ weight: 'C' as const, text })),
      { weight: 'D', text: source.brief },
      ...source.paramNames.split(' ').map((text) => ({ weight: 'D' as const, text })),
    ],
    [...source.numbers, ...source.barcodes],
  )

/** Numbers, and letters and digits of all other texts but the name, set apart by spaces. */
const codesOf = ({ numbers, brandName, brief, categoryNames, paramNames }: IndexSource): string =>
  [
    ...new Set([
      ...numbers.map(plain),
      ...[brandName, brief, ...categoryNames.split(' '), ...paramNames.split(' ')].flatMap(codesIn),
    ]),
  ].join(' ')

/**
 * Writes what lists and search know of these goods; whoever writes goods calls it in the same transaction. Goods that are
 * not shown lose their row.
 */
export async function indexGoods(tx: Queries, goodsIds: readonly number[]): Promise<void> {
  if (goodsIds.length === 0) return
  const sources = await tx.run<IndexSource>(indexSources, [goodsIds])
  const shown = sources.map(({ goodsId }) => goodsId)
  const names = sources.map(({ itemName }) => plain(itemName))
  await tx.run(writeIndex, [shown, names, sources.map(codesOf), sources.map(wordsOf)])
  await tx.run(dropFromIndex, [goodsIds, shown])
  await tx.run(leaveCategories, [shown])
  await tx.run(enterCategories, [shown])
}

/** Brings prices, sales, stock and order of the index up to date: of these goods, or of all. */
export const refreshIndex = (db: Queries, goodsIds: readonly number[] | null): Promise<unknown> =>
  db.run(refreshFigures, [goodsIds])

const initialsOf = (word: string): string =>
  plain(pinyin(word, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' }).join(''))

/** Writes the words that the search box offers, as the goods are now. */
export async function writeSearchWords(tx: Queries): Promise<void> {
  const found = await tx.run<{ word: string; weight: number }>(wordSources, [])
  const words = found.map(({ word }) => word)
  await tx.run(replaceWords, [words, words.map(initialsOf), found.map(({ weight }) => weight)])
  await tx.run(dropWords, [words])
}
