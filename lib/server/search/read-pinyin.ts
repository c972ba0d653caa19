import 'server-only'
import { pinyinParts } from '@/lib/domain/search/pinyin-parts'
import type { Queries } from '@/lib/server/db/connection'
import { wordsOfPinyin } from './sql'

/**
 * A keyword with its pinyin replaced by suggested words of the mall: bingxiang and bx are 冰箱, 云杉kt is 云杉 空调.
 * @returns null when no part is the pinyin or the initials of a word, or begins the pinyin of one with four letters or more
 */
export async function readPinyin(db: Queries, keyword: string): Promise<string | null> {
  const typed = pinyinParts(keyword)
  if (!typed) return null
  const asked = [
    ...(typed.whole ? [typed.whole] : []),
    ...typed.parts.filter(({ isPinyin }) => isPinyin).map(({ text }) => text),
  ]
  const words = new Map((await db.run(wordsOfPinyin, [asked])).map(({ typed, word }) => [typed, word]))
  if (words.size === 0) return null
  const whole = typed.whole && words.get(typed.whole)
  return whole ?? typed.parts.map(({ text }) => words.get(text) ?? text).join(' ')
}
