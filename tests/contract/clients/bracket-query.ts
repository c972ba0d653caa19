import type { Params } from './open-client'

/** Parameters as a query or form, with lists in the notation of a client. */
export function bracketQuery(params: Params, arrays: 'brackets' | 'indices'): string {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (!Array.isArray(value)) form.append(name, String(value))
    else
      for (const [index, entry] of value.entries())
        form.append(arrays === 'brackets' ? `${name}[]` : `${name}[${index}]`, String(entry))
  }
  return form.toString()
}
