import 'server-only'

const directions: Partial<Record<string, 'in' | 'out'>> = {
  in: 'in',
  income: 'in',
  out: 'out',
  outcome: 'out',
}

/** The direction of movements that a list is about, in the spellings of clients (`outin_type`); any other shows all. */
export const directionOf = (outinType: string | undefined): 'in' | 'out' | undefined =>
  directions[outinType ?? '']
