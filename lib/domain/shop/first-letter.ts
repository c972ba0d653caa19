/** For each letter that pinyin begins with, its first syllable in dictionary order. */
const firstSyllables = [...'吖八嚓咑妸发旮哈丌咔垃妈拏噢妑七呥仨他屲夕丫帀']
const letters = [...'ABCDEFGHJKLMNOPQRSTWXYZ']

const dictionary = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

/** The index letter of a name: A–Z, or # for names that begin with another character. */
export function firstLetter(name: string): string {
  const [first = ''] = name.trim()
  if (/[a-z]/i.test(first)) return first.toUpperCase()
  if (!/\p{Script=Han}/u.test(first)) return '#'
  const index = firstSyllables.findLastIndex((syllable) => dictionary.compare(syllable, first) <= 0)
  return letters[index] ?? '#'
}
