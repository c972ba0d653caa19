import { isCode, plain } from './words'

/** Shorter keywords differ from too many words by one character. */
const shortestFuzzy = { han: 3, letters: 5 }
/** Longer keywords are no single word. */
const maxLength = 30

/** A part of a keyword, with patterns of the words that may be meant by it. */
export interface MeantWord {
  typed: string
  /** Regular expressions that a whole word, or its whole pinyin, matches; '' matches nothing. */
  word: string
  pinyin: string
}

/** A regular expression for a whole text with one character wrong, missing or too many, or two neighbours swapped. */
function withOneError(text: string): string {
  const characters = [...text]
  const variants = characters.flatMap((_, index) => {
    const [before, after] = [characters.slice(0, index).join(''), characters.slice(index + 1).join('')]
    const [next = '', rest] = [characters[index + 1], characters.slice(index + 2).join('')]
    return [
      `${before}.?${after}`,
      `${before}.${characters[index]}${after}`,
      `${before}${next}${characters[index]}${rest}`,
    ]
  })
  return `^(${[...variants, `${text}.`].join('|')})$`
}

/**
 * Corrections for a keyword without results: for the keyword as a whole, then for each of its words. A word is a
 * correction when it sounds the same (洗衣鸡), or is longer than two characters and differs by one, or by two that are
 * swapped.
 * @param pinyinOf the syllables of a text without tones
 */
export function meantWords(keyword: string, pinyinOf: (text: string) => string): MeantWord[] {
  const parts = keyword.split(/\s+/).filter(Boolean)
  return [keyword, ...(parts.length > 1 ? parts : [])].flatMap((typed) => {
    const text = plain(typed)
    const { length } = [...text]
    if (length < 2 || length > maxLength) return []
    const isLetters = isCode(text)
    const sound = pinyinOf(text)
    const shortest = isLetters ? shortestFuzzy.letters : shortestFuzzy.han
    const isFuzzy = length >= shortest && !/\d/.test(text)
    return [
      {
        typed,
        word: isFuzzy && !isLetters ? withOneError(text) : '',
        pinyin: isFuzzy && isLetters ? withOneError(sound) : `^${sound}$`,
      },
    ]
  })
}
