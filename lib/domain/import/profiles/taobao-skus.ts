/** The cells of 淘宝助理 about SKUs: `skuProps`, and the names of the properties and values that it numbers. */

export interface TaobaoSku {
  price: string
  store: string
  code: string
  values: { pid: string; vid: string }[]
}

const isNumber = (text: string | undefined): boolean => /^-?\d+$/.test(text ?? '')

/** `price:stock:outer_id` with a property and value behind it; the code is often empty and may contain colons. */
function skuOf(segment: string): TaobaoSku | null {
  if (!/^\d+(\.\d+)?:\d*:/.test(segment)) return null
  const [price = '', store = '', ...rest] = segment.split(':')
  const [pid, vid] = rest.slice(-2)
  const hasPair = rest.length >= 2 && isNumber(pid) && isNumber(vid)
  const code = hasPair ? rest.slice(0, -2) : rest
  while (code.at(-1)?.trim() === '') code.pop()
  return {
    price,
    store,
    code: code.join(':').trim(),
    values: hasPair ? [{ pid: pid ?? '', vid: vid ?? '' }] : [],
  }
}

/**
 * The SKUs of `39:100:A1:1627207:28320;20509:28383;39:100:A2:…`: a part that begins with price and stock is a SKU, one
 * that is a pair of numbers is a further value of the SKU before it. Null when a part is neither.
 */
export function taobaoSkus(text: string): TaobaoSku[] | null {
  const skus: TaobaoSku[] = []
  for (const part of text.split(';')) {
    const segment = part.trim()
    if (segment === '') continue
    const sku = skuOf(segment)
    const [pid, vid, ...rest] = segment.split(':')
    if (sku) skus.push(sku)
    else if (rest.length === 0 && isNumber(pid) && isNumber(vid))
      skus.at(-1)?.values.push({ pid: pid ?? '', vid: vid ?? '' })
    else return null
  }
  return skus
}

/** Names by `pid:vid` of `1627207:28320:军绿色;20509:28383:M;`. */
export function taobaoNames(...texts: readonly string[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const entry of texts.flatMap((text) => text.split(';'))) {
    const [pid = '', vid = '', ...name] = entry.trim().split(':')
    const value = name.join(':').trim()
    if (value !== '') names.set(`${pid}:${vid}`, value)
  }
  return names
}

/** What the seller typed by property: `inputPids` are numbers, `inputValues` a text for each of them. */
export function taobaoInputs(pids: string, values: string): Map<string, string> {
  const texts = values.split(',')
  return new Map(
    pids
      .split(',')
      .map((pid, index): [string, string] => [pid.trim(), (texts[index] ?? '').split(';')[0]?.trim() ?? ''])
      .filter(([pid, value]) => pid !== '' && value !== ''),
  )
}

/** Properties that most categories have, by their numbers. */
const propertyNames = new Map([
  ['1627207', '颜色分类'],
  ['20509', '尺码'],
  ['20518', '尺码'],
])

/** The names of the specs of SKUs, by property. Unknown ones are numbered in their sequence. */
export function specNamesOf(skus: readonly TaobaoSku[]): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const pid of skus.flatMap(({ values }) => values.map((value) => value.pid))) {
    if (names.has(pid)) continue
    const known = propertyNames.get(pid)
    const name = known && !taken.has(known) ? known : `规格${names.size + 1}`
    names.set(pid, name)
    taken.add(name)
  }
  return names
}
