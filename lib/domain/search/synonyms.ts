import { isCode } from './words'

/**
 * Other names of the things that a mall sells: 彩电 and 电视机 are 电视. A keyword is searched as it was typed and with its
 * synonyms replaced (ADR 0094).
 */

/** Another name of a word, usually of a category. */
export interface Synonym {
  synonym: string
  word: string
}

/** A category by its name. */
export interface NamedCategory {
  id: number
  name: string
}

/** The form in which names and keywords are compared; it keeps points and lengths of figures. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Whether a name of letters and digits at this place is a part of a longer code: TV in the model TV4355. */
const isInCode = (token: string, at: number, name: string): boolean =>
  isCode(name) && (/[a-z0-9]/.test(token[at - 1] ?? '') || /[a-z0-9]/.test(token[at + name.length] ?? ''))

const tokensOf = (keyword: string): string[] => folded(keyword).split(/\s+/).filter(Boolean)

/**
 * The keyword with synonyms replaced by their words, the longest first. Names of categories and whole words stay: 平板电视
 * where there is such a category, and the 烟机 in 油烟机.
 * @returns null when nothing was replaced
 */
export function replaceSynonyms(
  keyword: string,
  synonyms: readonly Synonym[],
  names: readonly string[],
): string | null {
  if (synonyms.length === 0) return null
  const wordOf = new Map<string, string>()
  for (const { word } of synonyms) wordOf.set(folded(word), word)
  for (const { synonym, word } of synonyms) wordOf.set(folded(synonym), word)
  for (const name of names) wordOf.set(folded(name), name)
  const longestFirst = [...wordOf.keys()].filter(Boolean).sort((a, b) => b.length - a.length)
  const replaced = tokensOf(keyword).map((token) => {
    let text = ''
    for (let at = 0; at < token.length;) {
      const found = longestFirst.find((name) => token.startsWith(name, at) && !isInCode(token, at, name))
      text += found === undefined ? token[at] : wordOf.get(found)
      at += found?.length ?? 1
    }
    return text
  })
  const result = replaced.join(' ')
  return folded(result) === tokensOf(keyword).join(' ') ? null : result
}

/** Whether what follows a name is nothing, or begins with a figure or a model. */
const isEnd = (rest: string): boolean => /^(?:[a-z0-9].*)?$/.test(rest)

/**
 * The categories that a keyword names: a word of it ends with the name, as Chinese nouns do, or goes on with a figure
 * only. 云杉冰箱 and 冰箱500升 name 冰箱, 冰箱贴 does not. Of several names the longest counts: 电热水器 and not 热水器.
 * @param texts the keyword, and the same with pinyin and synonyms replaced
 * @returns ids without repetition
 */
export function namedCategories(texts: readonly string[], categories: readonly NamedCategory[]): number[] {
  const ids = texts.flatMap(tokensOf).flatMap((token) => {
    const named = categories.filter(({ name }) => {
      const text = folded(name)
      const end = text === '' ? -1 : token.lastIndexOf(text)
      return end >= 0 && isEnd(token.slice(end + text.length))
    })
    const longest = Math.max(0, ...named.map(({ name }) => name.length))
    return named.filter(({ name }) => name.length === longest).map(({ id }) => id)
  })
  return [...new Set(ids)]
}
