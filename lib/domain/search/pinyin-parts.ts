import { plain } from './words'

/** The parts of a keyword that may be pinyin. */
export interface PinyinParts {
  /** The whole keyword, when it has nothing but letters and spaces: `bing xiang` is one word. */
  whole: string | null
  /**
   * The keyword in plain form, in parts; `isPinyin` for letters alone. A model such as x3pro is one part and no pinyin.
   */
  parts: { text: string; isPinyin: boolean }[]
}

const isLetters = (text: string): boolean => /^[a-z]{2,}$/.test(text)

/** The parts of a keyword that may be pinyin; null when there are none. */
export function pinyinParts(keyword: string): PinyinParts | null {
  const parts = keyword
    .split(/\s+/)
    .flatMap((word) => plain(word).match(/[a-z0-9]+|[^a-z0-9]+/g) ?? [])
    .map((text) => ({ text, isPinyin: isLetters(text) }))
  if (!parts.some(({ isPinyin }) => isPinyin)) return null
  const whole = plain(keyword)
  return { whole: isLetters(whole) ? whole : null, parts }
}
