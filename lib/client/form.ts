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
