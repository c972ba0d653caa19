/** The first syllable, in dictionary order, of each letter that Chinese words begin with. */
const firstSyllables = [...'吖八嚓咑妸发旮哈丌咔垃妈拏噢妑七呥仨他屲夕丫帀']
const letters = [...'ABCDEFGHJKLMNOPQRSTWXYZ']

const dictionary = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

/** The letter under which a name stands in a list: A–Z, or # for names that begin otherwise. */
export function firstLetter(name: string): string {
  const [first = ''] = name.trim()
  if (/[a-z]/i.test(first)) return first.toUpperCase()
  if (!/\p{Script=Han}/u.test(first)) return '#'
  const at = firstSyllables.findLastIndex((syllable) => dictionary.compare(syllable, first) <= 0)
  return letters[at] ?? '#'
}
