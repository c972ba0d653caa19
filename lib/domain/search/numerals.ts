/**
 * One spelling for figures in the search: 一点五匹 and 1.5匹, 五十五英寸 and 55寸 mean the same. Index and query pass through
 * `inNumerals`.
 */

const digits = new Map(
  [...'零一二三四五六七八九'].map((character, value): [string, number] => [character, value]),
)
digits.set('〇', 0).set('两', 2)
const powers = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
])
const tenThousand = 10_000

const units =
  '英寸|英吋|寸|吋|公斤|千克|毫升|毫米|厘米|千瓦|毫安|分贝|分钟|小时|英尺|赫兹|匹|升|米|克|瓦|度|级|门|核|档|人|件|台|年|岁|层|帧|代'

/** 英寸 and 公斤 are also written in these ways, after a figure. */
const unitSpellings = /(?<=\d\s*)(?:英吋|吋|寸|千克)/g

/**
 * 公斤, 升 and 匹 are also written with letters, after a figure that is no part of an article number. Only a small figure
 * counts 匹: 1080P is a resolution.
 */
const letterUnits = /(?<![a-z\d.-])(\d+(?:\.\d+)?)\s*(?:(kg)|(l))(?![a-z\d])/gi
/** Half a 匹 more, the only unit of appliances that is counted so: 一匹半 is 1.5匹. */
const andHalf = /(?<![\d.])(\d+)\s*匹半/g
const horsepower = /(?<![a-z\d.-])(\d(?:\.\d)?)\s*p(?![a-z\d])/gi

/**
 * The value of a whole number below ten thousand, `null` when the characters are none, such as the 三四百 of "three or
 * four hundred" and the 千百 of "countless".
 * @param isRest whether the text follows 万, and so may begin with 零
 */
function valueOfGroup(text: string, isRest = false): number | null {
  let sum = 0
  let digit: number | null = null
  let last = tenThousand
  let isAfterZero = false
  for (const character of text) {
    const power = powers.get(character)
    if (power === undefined) {
      const value = digits.get(character) ?? 0
      const isLeadingZero = value === 0 && sum === 0 && !isRest && text !== character
      if (digit !== null || isLeadingZero || (value === 0 && isAfterZero)) return null
      if (value === 0) isAfterZero = true
      else digit = value
      continue
    }
    const isTen = power === 10 && digit === null && sum === 0 && !isAfterZero
    if (power >= last || (digit === null && !isTen)) return null
    sum += (digit ?? 1) * power
    last = power
    digit = null
    isAfterZero = false
  }
  if (digit === null) return isAfterZero && sum > 0 ? null : sum
  // 两千五 is 2500 and 两千零五 is 2005.
  return sum + (sum === 0 || isAfterZero || last === 10 ? digit : (digit * last) / 10)
}

function valueOf(text: string): number | null {
  const [high = '', low, ...more] = text.split('万')
  if (more.length > 0) return null
  const first = valueOfGroup(high)
  if (low === undefined || first === null) return first
  if (first === 0) return null
  if (low === '') return first * tenThousand
  const rest = valueOfGroup(low, true)
  // 一万二 is 12000 and 一万零二 is 10002.
  return rest && first * tenThousand + ([...low].length === 1 ? rest * 1000 : rest)
}

const figure = '[〇零一二两三四五六七八九十百万]|千(?![克瓦])'
const run = new RegExp(
  `(?<![\\d〇零一二两三四五六七八九十百千万])((?:${figure})+)(?:点([〇零一二三四五六七八九]+))?(?!\\d|${figure})(?=(\\s*(?:${units}))?)`,
  'g',
)

/**
 * A text with its figures in numerals: 一点五匹 becomes 1.5匹, 十公斤 10公斤, 五十五寸 55英寸. A single character is a figure only
 * before a unit, because most others are parts of words (一体机, 三星). The result stays the same when it is passed again.
 */
export function inNumerals(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(run, (spelled: string, whole: string, fraction?: string, unit?: string) => {
      const isFigure = [...whole].length > 1 || whole === '十' || fraction !== undefined || unit !== undefined
      const value = isFigure ? valueOf(whole) : null
      if (value === null) return spelled
      const decimals = fraction && [...fraction].map((character) => digits.get(character)).join('')
      if (decimals) return `${value}.${decimals}`
      // People write 5000万, not 50000000.
      return whole.endsWith('万') ? `${value / tenThousand}万` : String(value)
    })
    .replaceAll(unitSpellings, (unit) => (unit === '千克' ? '公斤' : '英寸'))
    .replaceAll(letterUnits, (_, size: string, isKilogram?: string) => size + (isKilogram ? '公斤' : '升'))
    .replaceAll(horsepower, '$1匹')
    .replaceAll(andHalf, '$1.5匹')
}
