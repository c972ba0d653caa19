/**
 * Encodes values as an ECShopX form: `a=1`, `a[0]=x`, `a[b]=y`. Undefined is left out, null is an empty text, booleans
 * are `true` and `false` (contract goods §1.5).
 */
export function toForm(values: Record<string, unknown>): URLSearchParams {
  const form = new URLSearchParams()
  const put = (key: string, value: unknown): void => {
    if (value === undefined) return
    if (value === null) form.append(key, '')
    else if (typeof value === 'object')
      for (const [name, part] of Object.entries(value)) put(`${key}[${name}]`, part)
    else form.append(key, String(value))
  }
  for (const [key, value] of Object.entries(values)) put(key, value)
  return form
}

/** The body of a call: a form, or a multipart form when one of the values is a file. */
export function toBody(values: Record<string, unknown>): URLSearchParams | FormData {
  const files = Object.entries(values).filter((entry): entry is [string, Blob] => entry[1] instanceof Blob)
  if (files.length === 0) return toForm(values)
  const body = new FormData()
  const names = new Set(files.map(([name]) => name))
  const texts = Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
  for (const [name, text] of toForm(texts)) body.append(name, text)
  for (const [name, file] of files) body.append(name, file)
  return body
}
