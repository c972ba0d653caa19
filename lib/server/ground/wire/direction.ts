import 'server-only'

const directions: Partial<Record<string, 'in' | 'out'>> = {
  in: 'in',
  income: 'in',
  out: 'out',
  outcome: 'out',
}

/** The direction of the movements in a list, in the spellings of clients (`outin_type`); any other value shows all. */
export const directionOf = (outinType: string | undefined): 'in' | 'out' | undefined =>
  directions[outinType ?? '']
